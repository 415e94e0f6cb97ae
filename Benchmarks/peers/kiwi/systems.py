"""Reads systems of constraints that `scrollbench constraints --export` prints, and has Kiwi solve them.

  systems.py compare FILE   compares errors and values with those in the file
  systems.py measure FILE   measures the same as `scrollbench constraints`, as the same JSON lines
"""

import json
import sys
import time

import kiwisolver

STRENGTHS = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
# Seconds of processor time after which a phase ends early.
PATIENCE = 30
TOLERANCE = 1e-6


class System:
    """A system as text says it."""

    def __init__(self, name):
        self.name = name
        self.rows = []
        self.values = {}
        self.errors = {}

    def read(self, words):
        if words[0] == "variables":
            self.variables = [kiwisolver.Variable(str(i)) for i in range(int(words[1]))]
        elif words[0] == "value":
            self.values[int(words[1])] = None if words[2] == "open" else float(words[2])
        elif words[0] == "error":
            self.errors[float(words[1])] = float(words[2])
        else:
            terms = [term.split("*") for term in words[4:]]
            terms = [(float(coefficient), int(variable)) for coefficient, variable in terms]
            self.rows.append((words[0], words[1], float(words[2]), float(words[3]), terms))

    def constraint(self, row):
        _, relation, priority, constant, terms = row
        left = kiwisolver.Expression(
            [kiwisolver.Term(self.variables[variable], coefficient) for coefficient, variable in terms],
            -constant)
        relation = "==" if relation == "=" else relation
        return kiwisolver.Constraint(left, relation, STRENGTHS[priority])


def systems(path):
    system = None
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            words = line.split()
            if words[0] == "system":
                if system:
                    yield system
                system = System(" ".join(words[1:]))
            else:
                system.read(words)
    if system:
        yield system


def error(system, row):
    _, relation, _, constant, terms = row
    off = sum(factor * system.variables[variable].value() for factor, variable in terms) - constant
    return {"=": abs(off), "<=": max(0, off), ">=": max(0, -off)}[relation]


def compare(path):
    """Prints how many systems were compared; fails where Kiwi is right and we are not."""
    count = same = weighted = unique = values = refused = 0
    mistakes = []
    for system in systems(path):
        count += 1
        taken = []
        solver = kiwisolver.Solver()
        for row in system.rows:
            constraint = system.constraint(row)
            try:
                solver.addConstraint(constraint)
                taken.append(constraint)
                if row[0] == "refused":
                    mistakes.append(f"{system.name}: we refuse what Kiwi takes, {row}")
            except kiwisolver.UnsatisfiableConstraint:
                refused += 1
                if row[0] != "refused":
                    mistakes.append(f"{system.name}: Kiwi refuses what we take, {row}")
                # Afterwards this one is not what it was before.
                solver = kiwisolver.Solver()
                for constraint in taken:
                    solver.addConstraint(constraint)
        solver.updateVariables()
        theirs = dict.fromkeys(system.errors, 0.0)
        for row in system.rows:
            if row[2] in theirs:
                theirs[row[2]] += error(system, row)
            elif row[0] != "refused" and error(system, row) > TOLERANCE:
                mistakes.append(f"{system.name}: Kiwi breaks what is required, {row}")
        ranks = sorted(theirs, reverse=True)
        different = [rank for rank in ranks if abs(theirs[rank] - system.errors[rank]) > TOLERANCE]
        if different:
            # Kiwi weighs: much of what is weak may outweigh a little of what is stronger. Then ours must
            # be better at the highest priority at which they differ.
            weighted += 1
            if system.errors[different[0]] > theirs[different[0]]:
                mistakes.append(f"{system.name}: errors {system.errors}, Kiwi's {theirs}")
            continue
        same += 1
        for index, value in system.values.items():
            values += 1
            if value is None:
                continue
            unique += 1
            if abs(value - system.variables[index].value()) > TOLERANCE:
                mistakes.append(f"{system.name}: variable {index} is {value}, and Kiwi's is "
                                f"{system.variables[index].value()}")
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    print(f"{count} systems compared with Kiwi {kiwisolver.__version__}: {same} with the same errors at "
          f"every strength, {weighted} where Kiwi's weights give a worse error to a higher one; "
          f"{unique} of {values} values are unique and the same, "
          f"{refused} constraints refused by both; {len(mistakes)} mistakes")
    return not mistakes


def batches(count, body):
    """Microseconds for each call, averaged over batches as `scrollbench` has them."""
    size = min(100, max(1, count // 20))
    samples = []
    start = time.process_time()
    while count > 0 and time.process_time() - start < PATIENCE:
        begin = time.process_time_ns()
        for _ in range(min(size, count)):
            body()
        samples.append((time.process_time_ns() - begin) / min(size, count) / 1000)
        count -= size
    return samples


def report(system, metric, unit, samples):
    samples = sorted(samples)
    print(json.dumps({
        "peer": f"kiwi {kiwisolver.__version__}", "variant": system.name, "metric": metric, "rows": 0,
        "sections": 0, "painted": True, "unit": unit,
        "median": round((samples[(len(samples) - 1) // 2] + samples[len(samples) // 2]) / 2, 3),
        "min": round(samples[0], 3), "max": round(samples[-1], 3), "samples": len(samples)}))
    sys.stdout.flush()


def measure(path, operations):
    for system in systems(path):
        times = []
        for _ in range(5):
            begin = time.process_time_ns()
            solver = kiwisolver.Solver()
            edited = []
            for row in system.rows:
                if row[0] == "edited":
                    # Kiwi changes no constants but those of edit variables.
                    variable = system.variables[row[4][0][1]]
                    solver.addEditVariable(variable, STRENGTHS[row[2]])
                    solver.suggestValue(variable, row[3])
                    edited.append(variable)
                else:
                    solver.addConstraint(system.constraint(row))
            solver.updateVariables()
            times.append((time.process_time_ns() - begin) / 1e6)
            if sum(times) > PATIENCE * 1000:
                break
        report(system, "add_all", "ms", times)
        if not edited:
            continue
        state = 88172645463325252

        def next_number(limit):
            nonlocal state
            state ^= state << 13 & 0xFFFFFFFFFFFFFFFF
            state ^= state >> 7
            state ^= state << 17 & 0xFFFFFFFFFFFFFFFF
            return state % limit

        def change():
            solver.suggestValue(edited[next_number(len(edited))], 30 + next_number(41))
            solver.updateVariables()

        def add_and_remove():
            least = edited[next_number(len(edited))] >= 50
            solver.addConstraint(least)
            solver.updateVariables()
            solver.removeConstraint(least)
            solver.updateVariables()

        report(system, "change_constant", "us", batches(operations, change))
        report(system, "add_and_remove", "us", batches(operations, add_and_remove))


if sys.argv[1] == "compare":
    sys.exit(0 if compare(sys.argv[2]) else 1)
measure(sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 2000)
