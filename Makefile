# The targets that a person types. Each first installs missing packages that it needs; if none is missing,
# it installs nothing.

SWIFT_NEEDED := 6.2
# SDL reports the pointer's position with wheel events from 2.26 on, and SDL_ttf sets text directions from
# 2.20 on.
SDL_NEEDED := 2.26
TTF_NEEDED := 2.20
NEW_ENOUGH := Debian 12, Ubuntu 24.04 and later have it
BUILD_PACKAGES := libsdl2-dev libsdl2-ttf-dev libpng-dev zlib1g-dev libjpeg-dev \
  libfontconfig-dev libfribidi-dev libharfbuzz-dev fonts-inter fonts-jetbrains-mono
TEST_PACKAGES := dbus-daemon xvfb xdotool zsh fish desktop-file-utils appstream shared-mime-info libglib2.0-bin \
  fonts-dejavu-core fonts-droid-fallback fonts-noto-color-emoji at-spi2-core libatk-bridge2.0-0 python3-pyatspi
BUDGET_PACKAGES := valgrind
# What makes packages, and what checks them.
DEB_PACKAGES := dpkg-dev binutils
DEB_TEST_PACKAGES := lintian debootstrap appstream desktop-file-utils
# What shows a Wayland window without a graphics card; netpbm compares the pixels on the screen, and chromium
# opens the pages about traces.
LIVE_PACKAGES := xvfb xdotool weston netpbm libegl1 libgl1-mesa-dri libxtst-dev gcc chromium dbus-daemon \
  at-spi2-core libatk-bridge2.0-0 python3-pyatspi python3-dogtail
# The system's Python, which finds the packages of the system; another one may come first.
SYSTEM_PYTHON ?= /usr/bin/python3
BUILD_FLAGS := --explicit-target-dependency-import-check error
# Swift's libraries are linked statically: the program runs without installed ones, and takes 3 MiB less
# memory. No other code looks up symbols in the program, so the linker may drop unused ones. Relocations are
# packed if glibc can read them, from 2.36 on. Functions of other libraries are looked up as the program starts,
# and their table is read-only from then on. The name of this folder is left out, so that two folders give the
# same program.
PACKED = $(shell printf '%s\n' 2.36 "$$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/.* //')" \
  | sort -VC && echo -Xlinker -z -Xlinker pack-relative-relocs)
RELEASE_FLAGS = -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=." \
  -Xlinker --no-export-dynamic -Xlinker -z -Xlinker now $(PACKED) $(BUILD_FLAGS)
RELEASE := .build/release/scrollwork
BENCH := .build/release/scrollbench
# The libraries as they ship, with all tests, in a separate folder because the flags differ from the
# program's.
TESTS := .build-tests/release/scrollworkPackageTests.xctest
TEST_FLAGS := --scratch-path .build-tests -c release --build-tests \
  --disable-index-store -Xswiftc -enable-testing $(BUILD_FLAGS)
# The libraries with a reference from `make docs`, the one with the main articles first, and the output
# folder.
DOCUMENTED := Scrollwork ScrollEngine Controls PageMaps Snapshots CompositionalLayout Configurations \
  ScrollworkApp ScrollworkInspector ScrollworkTesting Images Loading Constraints UIKitNames Arguments
DOCS := .build-docs/site
# How many times the usual number of seeds `make soak` tries.
SEEDS ?= 20
# The programs of `make install`: scrollwork, scrollwork-log (after `make log`), scrollwork-photos.
PROGRAMS ?= scrollwork
# The prefix of `make install`; for a package, DESTDIR is put before it.
PREFIX ?= /usr/local
DESTDIR ?=
# If this is not empty, `make install` keeps the symbols, for debuggers and backtraces.
SYMBOLS ?=
# Where zsh searches for completions: packages of Debian have share/zsh/vendor-completions.
ZSH_FOLDER ?= share/zsh/site-functions
# The folders that are searched for headers if no package manager knows what is installed.
INCLUDE_FOLDERS ?= /usr/include /usr/local/include

# How long `make fuzz` runs, in seconds.
FUZZ_SECONDS ?= 60
# The target that `make mutants` changes.
TARGET ?= Extents
FUZZ_FLAGS := --package-path Tests/Fuzz --scratch-path .build-fuzz -c release --product Fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing -Xswiftc -use-ld=lld

.PHONY: help run build install uninstall deb deb-tests reproducible test soak sanitize fuzz mutants coverage breaks bench budget live lint setup \
  client package recipe examples log log-tests photos photos-tests documents desktop docs pictures clean swift \
  build-packages test-packages budget-packages \
  live-packages deb-packages deb-test-packages
# Packages are installed before anything is built, and apt-get must not run twice at once. Targets that run
# beside the suites (BESIDE) install nothing, and each uses at most one core.
ifndef BESIDE
.NOTPARALLEL:
endif

help:
	@echo 'make run        build for release and open the window (ARGS="container --theme dark")'
	@echo 'make build      build for release: $(RELEASE)'
	@echo 'make install    put the built program below PREFIX=$(PREFIX), or in DESTDIR'
	@echo '                without symbols, or with them in a file beside it (SYMBOLS=1);'
	@echo '                PROGRAMS="scrollwork scrollwork-log scrollwork-photos" installs these three'
	@echo 'make uninstall  take it away again'
	@echo 'make deb        make packages for Debian, in .build-deb'
	@echo 'make deb-tests  check them with lintian, and install them in a bare Debian 12 and 13 (as root)'
	@echo 'make reproducible  build them once more in another folder, and compare'
	@echo 'make test       build and pass all tests'
	@echo 'make log        build the log viewer of Examples/log: .build-log/release/log'
	@echo 'make log-tests  build and pass its tests'
	@echo 'make photos     build the viewer of pictures of Examples/photos: .build-photos/release/photos'
	@echo 'make photos-tests  build and pass its tests'
	@echo 'make package    build a package that depends on this one by URL and version'
	@echo 'make recipe     follow the recipe for continuous integration as written'
	@echo 'make soak       try SEEDS times as many seeds in the random tests (SEEDS=20)'
	@echo 'make sanitize   pass the tests under sanitizers, and with all accesses checked'
	@echo 'make budget     count the instructions of what the engine does most'
	@echo 'make live       use the window on real servers, as a person does'
	@echo 'make fuzz       try made-up inputs on all readers for FUZZ_SECONDS (60)'
	@echo 'make mutants    change one thing at a time in TARGET (Extents), and see whether its tests notice'
	@echo 'make coverage   list the lines that no test reaches'
	@echo 'make breaks     compare the public API with that of the last version, and with CHANGELOG.md'
	@echo 'make bench      measure what everything costs, beside other lists, in one table'
	@echo 'make docs       build the reference of the libraries: $(DOCS)/index.html'
	@echo 'make pictures   render the pictures of the README, the pages and the reference'
	@echo 'make lint       check the style of the sources, and their order by ARCHITECTURE.md'
	@echo 'make clean      remove what was built'

run: build
	@exec $(RELEASE) run $(ARGS)

build: swift build-packages
	swift build --product scrollwork $(RELEASE_FLAGS)

# The suites come last, so that the last line of output tells how many tests passed.
test: swift build-packages test-packages setup lint
	@echo 'Building everything for tests; on two cores that takes some eight minutes.'
	swift build $(TEST_FLAGS)
	$(MAKE) BESIDE=1 --no-print-directory --jobs=$$(nproc) --output-sync=line examples documents desktop
	Tests/Fonts/only Tests/Suites/run $(TESTS)

# Runs the suites that take their seeds from Soak.
soak: swift build-packages test-packages
	swift build $(TEST_FLAGS)
	SOAK=$(SEEDS) SUITES="$$(Tests/Suites/soaked)" LIMIT=7200 Tests/Fonts/only Tests/Suites/run $(TESTS)

# Builds everything three more times, each in a separate folder.
sanitize: swift build-packages test-packages
	Tests/Sanitize/run address
	Tests/Sanitize/run thread
	Tests/Sanitize/run exclusivity

# Uses libFuzzer and the address sanitizer of Swift's toolchain, in a package of its own.
fuzz: swift build-packages
	swift build $(FUZZ_FLAGS)
	Tests/Fuzz/run $(FUZZ_SECONDS)

# Uses swift-syntax, which it downloads, in a package of its own.
mutants: swift build-packages test-packages
	Tests/Mutants/run $(TARGET)

# Everything is built once more, with counters.
coverage: swift build-packages test-packages
	Tests/Coverage/run

# Before a version is named.
breaks: swift build-packages
	Tests/Client/breaks

# Also measures other lists if their packages are installed; it does not install them.
bench: swift build-packages
	swift build --product scrollbench $(RELEASE_FLAGS)
	swift build --product scrollwork $(RELEASE_FLAGS)
	@Benchmarks/run $(BENCH) $(RELEASE)

# Not part of `make test`, because the release build takes longer than the check is worth.
budget: swift build-packages budget-packages
	swift build --product scrollbench $(RELEASE_FLAGS)
	Tests/Budget/run $(BENCH)

# Not part of `make test`, because the duration depends on the machine.
live: build live-packages
	swift build --product HeardWindow $(RELEASE_FLAGS)
	PROGRAM=$(RELEASE) Tests/Live/run

# Tests this Makefile on machines with missing packages, and the script that runs suites, with fake
# programs.
setup:
	Tests/Setup/run
	Tests/Suites/check

# Builds another package: the README's example, and views of its own against the library.
client: swift
	Tests/Client/run

# Builds an empty package that depends on this one by URL and version, with all libraries. Not part of `make
# test`, because it builds everything once more.
package: swift build-packages
	Tests/Fonts/only Tests/Client/package

# Follows the recipe for continuous integration in the documentation. Not part of `make test`, because it
# builds everything once more.
recipe: swift
	Tests/Client/recipe

# Builds programs that use the libraries in the client's package, and compares their output with the
# expected one.
examples: swift client
	Examples/run

# A program with a window, in a package and a build folder of its own: the other examples share a folder
# that is built without SDL.
log: swift build-packages
	swift build --package-path Examples/log --scratch-path .build-log --product log $(RELEASE_FLAGS)

# Not part of `make test`, because it builds the engine once more.
log-tests: swift build-packages test-packages
	swift build --package-path Examples/log --scratch-path .build-log --build-tests $(BUILD_FLAGS)
	Tests/Fonts/only swift test --package-path Examples/log --scratch-path .build-log --skip-build

# The same for a folder of pictures.
photos: swift build-packages
	swift build --package-path Examples/photos --scratch-path .build-photos --product photos $(RELEASE_FLAGS)

photos-tests: swift build-packages test-packages
	swift build --package-path Examples/photos --scratch-path .build-photos --build-tests $(BUILD_FLAGS)
	Tests/Fonts/only swift test --package-path Examples/photos --scratch-path .build-photos --skip-build

# Checks that the code in the documents compiles and runs, and that all links lead somewhere.
documents: swift
	Tests/Client/snippets
	Tests/Client/versions
	Tests/Client/links $(DOCUMENTED)
	Tests/Fonts/only Tests/Client/tutorials

# Tests the program in a shell and on a desktop: streams, exit status, manual page, installation. It runs
# with this machine's locale, and with the locale of a machine that has none. A screen reader's protocol
# finds and operates a window.
desktop: swift
	Tests/Terminal/arguments
	Tests/Fonts/only Tests/Terminal/run
	LC_ALL=C Tests/Fonts/only Tests/Terminal/run
	Tests/Fonts/only Tests/Desktop/run
	LC_ALL=C Tests/Fonts/only Tests/Desktop/run
	Tests/Heard/run window .build-tests/release/HeardWindow
	SCROLLWORK_ACCESSIBILITY= Tests/Heard/run enabled .build-tests/release/HeardWindow

lint: swift
	swift format lint --strict --recursive --parallel Package.swift Sources Tests \
	  $(foreach folder,Examples Examples/log Examples/photos Documentation,$(folder)/Package.swift $(folder)/Sources) \
	  Examples/log/Tests Examples/photos/Tests Examples/photos/Measurements
	Tests/House/run
	Tests/House/circles

# Uses swift-docc-plugin, which it downloads, and docc of Swift's toolchain, in a package of its own.
docs: swift
	swift package --package-path Documentation --scratch-path .build-docs/build \
	  --allow-writing-to-directory $(DOCS) generate-documentation \
	  $(foreach target,$(DOCUMENTED),--target $(target)) --enable-experimental-combined-documentation \
	  --warnings-as-errors --transform-for-static-hosting --output-path $(DOCS)

# The tutorials come last, because the lists in them show pictures of scenes.
pictures: build
	Assets/Pictures/render $(RELEASE)
	Tests/Fonts/only Assets/Traces/record $(RELEASE)
	swift build $(TEST_FLAGS)
	RECORD=1 Tests/Fonts/only Tests/Client/tutorials

# Builds nothing, because root may install what another user has built.
BUILT_scrollwork = $(RELEASE)
BUILT_scrollwork-log = .build-log/release/log
BUILT_scrollwork-photos = .build-photos/release/photos
INSTALL = PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" SYMBOLS="$(SYMBOLS)" ZSH_FOLDER="$(ZSH_FOLDER)" Assets/Desktop/install

install:
	@$(foreach name,$(PROGRAMS),$(INSTALL) "$(name)" "$(BUILT_$(name))" &&) true

uninstall:
	@$(foreach name,$(PROGRAMS),$(INSTALL) --remove "$(name)" &&) true

# Packages for Debian, of all three programs.
deb: build log photos deb-packages
	Assets/Debian/build .build-deb scrollwork scrollwork-log scrollwork-photos

# Not part of `make test`, because it makes two systems, from a package mirror. Needs root.
deb-tests: deb deb-test-packages
	Tests/Packages/run bookworm trixie

# Not part of `make test`, because it builds everything once more.
reproducible: deb
	Tests/Packages/twice

clean:
	rm -rf .build .build-deb .build-tests .build-client .build-address .build-thread .build-exclusivity .build-fuzz .build-mutants .build-coverage .build-breaks .build-unsafe .build-docs .build-log .build-package \
	  .build-photos .build-recipe

# Whether version $(1) is earlier than $(2). Versions are compared number by number: 6.10 is later than 6.2.
older = [ "$$(printf '%s\n%s\n' "$(1)" "$(2)" | sort -V | head -n 1)" != "$(2)" ]

swift:
	@found=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p'); \
	if [ -z "$$found" ] || $(call older,$$found,$(SWIFT_NEEDED)); then \
	  echo "Swift $(SWIFT_NEEDED) or later is needed (found: $${found:-none});" \
	    "see https://www.swift.org/install" >&2; \
	  exit 1; \
	fi

build-packages:
	@missing=; \
	for header in SDL2/SDL.h SDL2/SDL_ttf.h png.h jpeglib.h fontconfig/fontconfig.h \
	  fribidi/fribidi.h harfbuzz/hb.h; do \
	  found=; \
	  for folder in $(INCLUDE_FOLDERS); do [ ! -e $$folder/$$header ] || found=1; done; \
	  [ -n "$$found" ] || missing="$$missing $$header"; \
	done; \
	$(find-cxx-library); \
	$(call install,$(BUILD_PACKAGES) $$library)
	@$(call check-header,SDL,$(SDL_NEEDED),SDL2/SDL_version.h,SDL)
	@$(call check-header,SDL_ttf,$(TTF_NEEDED),SDL2/SDL_ttf.h,SDL_TTF)

test-packages:
	@missing=; \
	for tool in dbus-daemon Xvfb xdotool zsh fish desktop-file-validate appstreamcli update-mime-database gio; do \
	  command -v $$tool >/dev/null || missing="$$missing $$tool"; \
	done; \
	$(SYSTEM_PYTHON) -c 'import pyatspi' 2>/dev/null || missing="$$missing pyatspi"; \
	$(call install,$(TEST_PACKAGES))

budget-packages:
	@missing=; \
	command -v valgrind >/dev/null || missing=' valgrind'; \
	$(call install,$(BUDGET_PACKAGES))

deb-packages:
	@missing=; \
	for tool in dpkg-shlibdeps strip; do \
	  command -v $$tool >/dev/null || missing="$$missing $$tool"; \
	done; \
	$(call install,$(DEB_PACKAGES))

deb-test-packages:
	@missing=; \
	for tool in lintian debootstrap appstreamcli desktop-file-validate; do \
	  command -v $$tool >/dev/null || missing="$$missing $$tool"; \
	done; \
	$(call install,$(DEB_TEST_PACKAGES))

live-packages:
	@missing=; \
	for tool in dbus-daemon Xvfb xdotool weston xwdtopnm; do \
	  command -v $$tool >/dev/null || missing="$$missing $$tool"; \
	done; \
	$(SYSTEM_PYTHON) -c 'import dogtail' 2>/dev/null || missing="$$missing dogtail"; \
	$(call install,$(LIVE_PACKAGES))

# Swift links the C++ library of the newest GCC, which only Swift's own container is certain to have. If the
# library is missing, $$library is the package that has it.
define find-cxx-library
library=; \
swift=$$(command -v swift); \
for clang in "$${swift%/*}/clang" "$$(readlink -f "$$swift" 2>/dev/null | sed 's|/[^/]*$$|/clang|')"; do \
  [ -x "$$clang" ] || continue; \
  [ "$$("$$clang" -print-file-name=libstdc++.so)" = libstdc++.so ] || break; \
  missing="$$missing libstdc++.so"; \
  library=$$("$$clang" -print-file-name=libgcc.a | sed -n 's|.*/\([0-9][0-9]*\)/libgcc.a$$|libstdc++-\1-dev|p'); \
  library=$${library:-g++}; \
  break; \
done
endef

# Stops if the header $(3) of $(1) is older than version $(2); its macros begin with $(4).
define check-header
for folder in $(INCLUDE_FOLDERS); do \
  [ -e "$$folder/$(3)" ] || continue; \
  set -- $$(sed -nE 's/^#define $(4)_(MAJOR_VERSION|MINOR_VERSION|PATCHLEVEL) +([0-9]+).*/\2/p' "$$folder/$(3)"); \
  [ -n "$$1" ] || continue; \
  if $(call older,$$1.$$2.$$3,$(2)); then \
    echo "$(1) $(2) or later is needed (found: $$1.$$2.$$3 in $$folder/$(3)); $(NEW_ENOUGH)" >&2; \
    exit 1; \
  fi; \
  break; \
done
endef

# Stops if the package $(1) is missing and apt would install a version before $(2).
define check-candidate
case " $$missing " in *" $(1) "*) \
  found=$$(apt-cache policy $(1) 2>/dev/null | sed -nE 's/^ *Candidate: ([0-9]+:)?([0-9][^-+]*).*/\2/p'); \
  if [ -n "$$found" ] && $(call older,$$found,$(2)); then \
    echo "$(1) $(2) or later is needed (found: $$found among this system's packages); $(NEW_ENOUGH)" >&2; \
    exit 1; \
  fi \
esac
endef

# Installs those of the Debian packages $(1) that are missing, and says so first. On systems without
# Debian's packages, $$missing names what is missing, without fonts, because other fonts work as well.
define install
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then \
  [ -z "$$missing" ] && exit 0; \
  echo "Missing:$$missing. There is no apt-get here; install what your system calls" \
    "the Debian packages $(1)" >&2; \
  exit 1; \
fi; \
missing=; \
for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
    || missing="$$missing $$package"; \
done; \
[ -z "$$missing" ] && exit 0; \
as=; \
if [ "$$(id -u)" != 0 ]; then \
  if ! command -v sudo >/dev/null; then \
    echo "Install these packages as root, then try again:$$missing" >&2; \
    exit 1; \
  fi; \
  as=sudo; \
fi; \
echo "Installing with $${as:+sudo }apt-get:$$missing" >&2; \
$$as apt-get update -qq || exit 1; \
$(call check-candidate,libsdl2-dev,$(SDL_NEEDED)); \
$(call check-candidate,libsdl2-ttf-dev,$(TTF_NEEDED)); \
$$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing
endef
