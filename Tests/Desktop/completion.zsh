# Types each argument and Tab into a zsh that has read the completions in $SITE, and prints what the terminal
# gets, without its commands.
zmodload zsh/zpty
zpty typing zsh -f -i
zpty -w typing "PS1='> '; TERM=dumb; fpath=($SITE \$fpath); autoload -Uz compinit; compinit -u -D; print ready"
while zpty -r typing line && [[ $line != ready* ]]; do :; done
for words; do
  zpty -w -n typing "$words"$'\t'
  # Nothing tells when a shell has shown all.
  sleep 1
  zpty -w -n typing $'\x15'
done
zpty -w typing exit
while zpty -r typing line; do print -rn -- ${line//$'\e['[0-9;?]#[a-zA-Z]/}; done
