"""The names that modules declare, from the compiler's symbol graphs, for the pages that compare them with Apple's."""

import argparse
import collections
import importlib.machinery
import importlib.util
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Names:
    """The declarations of the symbol graphs: types with members, supertypes, and the declarations that only warn.

    A declaration warns if its source calls `warn…(`, or one of the functions that a module has for it.
    """

    def __init__(self, graphs, warning_functions=()):
        self.warning = re.compile("|".join([r"\bwarn(Of\w+)?\(", *(rf"\b{name}\b" for name in warning_functions)]))
        self.members = collections.defaultdict(dict)  # by type, then name in lower case: whether it only warns
        self.supertypes = collections.defaultdict(set)
        self.types = {}
        self.classes, self.open_classes, self.protocols = set(), set(), set()
        # The methods of protocols, by protocol: base names and labels in lower case, and whether they only warn.
        self.methods = collections.defaultdict(list)
        # By class, then name in lower case: whether subclasses in other modules can override a member of its instances.
        self.overridable = collections.defaultdict(dict)
        self.sources = {}
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
                 for graph in graphs for symbol in graph["symbols"]}
        for graph in graphs:
            for symbol in graph["symbols"]:
                path, kind = symbol["pathComponents"], symbol["kind"]["identifier"].removeprefix("swift.")
                warns = self.warns(symbol)
                if kind in ("class", "struct", "enum", "protocol", "typealias"):
                    self.types.setdefault(flat(".".join(path)), (".".join(path), warns))
                if kind == "extension": continue
                if kind == "protocol": self.protocols.add(".".join(path))
                if kind == "class": self.classes.add(".".join(path))
                if kind == "class" and symbol["accessLevel"] == "open": self.open_classes.add(".".join(path))
                if kind == "method":
                    base, _, labels = path[-1].lower().partition("(")
                    self.methods[".".join(path[:-1])].append((base, labels.rstrip(":)").split(":"), warns))
                if kind in ("property", "method"):
                    members, name = self.overridable[".".join(path[:-1])], self.member(path[-1])
                    members[name] = members.get(name, False) or symbol["accessLevel"] == "open"
                self.members[".".join(path[:-1])].setdefault(self.member(path[-1]), warns)
                if kind == "init":
                    self.members[".".join(path[:-1])].setdefault("init", warns)
                    # Arguments have default values, so each label may be the first.
                    for label in re.findall(r"(\w+):", path[-1]):
                        self.members[".".join(path[:-1])].setdefault(f"init({label.lower()}:", warns)
            for one in graph["relationships"]:
                if one["kind"] in ("conformsTo", "inheritsFrom"):
                    target = names.get(one["target"]) or one.get("targetFallback", "").split(".", 1)[-1]
                    source = names.get(one["source"]) or one.get("sourceFallback", "").split(".", 1)[-1]
                    if source and target: self.supertypes[source].add(target)
        for graph in graphs:  # Aliases of types, such as `typealias Style = OtherStyle`
            for symbol in graph["symbols"]:
                if symbol["kind"]["identifier"] != "swift.typealias": continue
                for fragment in symbol["declarationFragments"]:
                    target = names.get(fragment.get("preciseIdentifier"))
                    if target: self.supertypes[".".join(symbol["pathComponents"])].add(target)

    @staticmethod
    def member(name):
        """`frame`, `add(_:)` as `add`, and an initializer with its first label."""
        base, _, labels = name.partition("(")
        return (f"init({labels.split(':')[0]}:" if base == "init" and ":" in labels else base).lower()

    def warns(self, symbol):
        """Whether the source of a declaration only warns that it has no effect."""
        if "location" not in symbol: return False
        file, line = symbol["location"]["uri"].removeprefix("file://"), symbol["location"]["position"]["line"]
        if file not in self.sources:
            try: self.sources[file] = pathlib.Path(file).read_text().split("\n")
            except FileNotFoundError: self.sources[file] = []
        text = ""
        for code in self.sources[file][line:line + 40]:
            text += code + "\n"
            if text.count("(") > text.count(")") or text.count("{") > text.count("}"): continue
            if "{" in text or not code.rstrip().endswith((",", "->", ")")): break
        return bool(self.warning.search(text))

    def is_protocol(self, type): return type in self.protocols

    def is_closed_class(self, type): return type in self.classes and type not in self.open_classes

    def method(self, type, selector):
        """Whether the method of a protocol with a selector of several parts only warns; `None` if there is none."""
        first, *rest = selector.lower().removesuffix(":").split(":")
        pending, seen = [type], set()
        while pending:
            current = pending.pop()
            if current in seen: continue
            seen.add(current)
            for base, labels, warns in self.methods.get(current, ()):
                if len(labels) != len(rest) + 1 or not first.startswith(base): continue
                if labels[0] != "_" and labels[0] not in first[len(base):]: continue
                # Labels omit words that repeat the type of the argument, at the end, or a preposition.
                if all(part.startswith(label) or part.endswith(label) or label == "_" for label, part in zip(labels[1:], rest)):
                    return warns
            pending += sorted(self.supertypes.get(current, ()))
        return None

    def all(self, type):
        """The names of a type and of its supertypes."""
        found, pending, seen = {}, [type, "NSObject"], set()
        while pending:
            current = pending.pop()
            if current in seen: continue
            seen.add(current)
            for name, warns in self.members.get(current, {}).items(): found.setdefault(name, warns)
            pending += sorted(self.supertypes.get(current, ()))
        return found


def flat(name): return name.replace(".", "").lower()


def symbol_graphs(build_options, skip_build):
    """What extracts the symbol graphs of the package's modules, and the module with its functions."""
    loader = importlib.machinery.SourceFileLoader("print_public_api", str(ROOT / "scripts/generators/print-public-api"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    if not skip_build: module.run("swift", "build", *build_options)
    return module.SymbolGraphs(module.Package(), build_options), module


def summary(works, warns, missing):
    return f"{works} drawn or working, {warns} warning once, {missing} missing of {works + warns + missing}"


def write_page(description, result, page):
    """Runs a script: writes its page, or compares it; returns the exit status.

    `page` takes the options of `swift build` and whether to skip it, and returns the text and a summary.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--skip-build", action="store_true")
    options, build_options = parser.parse_known_args()
    text, line = page(build_options, options.skip_build)
    print(line)
    if not options.check:
        result.write_text(text)
    elif not result.exists() or result.read_text() != text:
        print(f"{result.relative_to(ROOT)} differs from the sources. Write it with scripts/generators/"
              f"{pathlib.Path(sys.argv[0]).name}.")
        return 1
    return 0
