# make demo          draw the example components, compare them with their references, write a gallery page
# make test          check the format, the public API and the sources of components, and run every test
# make check         compare debug and release builds, draw under other conditions, use the package from another one, port a package, and count instructions (a job of its own in CI)
# make guides        execute the guides in Documentation/Guides from their own text (a job of its own in CI)
# make format        format the Swift sources
# make api           write the public API of each product into Documentation/PublicAPI
# make conformance   compare the components with measurements of UIKit and SwiftUI, write the pages of Documentation
# make instructions  count the instructions of the hot paths, and record them in Tests/Programs/HotPaths/Instructions.tsv
# make docs          write the documentation of the products as a site, into .build/documentation
# make dist          write the sources of the last commit, the list of its components and their checksums into .build
# make install       install the tool, and the sources that ports of packages need; PREFIX=/usr/local by default

SHELL := /bin/bash
CHECKED := --explicit-target-dependency-import-check error
# Code behind a trait is tested too; users build it only if they enable the trait.
# BUILD_OPTIONS are further options of `swift build` and `swift test`.
TRAITS := --traits InlineSnapshots $(BUILD_OPTIONS)
# The package Porting is built in the same folder, so that the modules of both packages are compiled once.
PORTING := --package-path Porting --scratch-path .build $(BUILD_OPTIONS)
# The folder of the programs that these builds make.
PROGRAMS = $(shell swift build $(TRAITS) --show-bin-path)
PREFIX ?= /usr/local
# Whole modules compile faster, and debugging information is not installed.
QUICK := -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2

.PHONY: demo test run-tests run-porting-tests check-rest test-porting test-platform check-port check-instructions check guides format api conformance instructions docs dist install clean dependencies

demo: dependencies
	@swift build --product catalog
	@$$(swift build --show-bin-path)/catalog

test:
	@scripts/checks/check-format
	@scripts/release/install-dependencies --for-tests
	@swift build --build-tests $(PORTING)
	@swift build --build-tests $(CHECKED) $(TRAITS)
	@scripts/generators/print-public-api --check --skip-build $(TRAITS)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target run-tests run-porting-tests check-rest

# The tests of the last build.
run-tests:
	@scripts/runs/test-parallel $(TRAITS)

# The tests of the last build of the package Porting. SwiftPM would build again, because the root was built in its folder
# since.
run-porting-tests:
	@"$(PROGRAMS)/PortingPackageTests.xctest" --testing-library swift-testing

check-port:
	@tool=$$(scripts/runs/build-tools $(BUILD_OPTIONS)) && scripts/checks/check-port "$$tool"

# The checks that need neither the tests nor both processors.
check-rest:
	@scripts/checks/check-web-assets
	@scripts/checks/check-component-sources Examples/Catalog
	@scripts/checks/check-review "$(PROGRAMS)/firstframe"

# The tests of the package that ports others.
test-porting:
	@swift test $(PORTING)

# The tests of the modules with Apple's names.
test-platform:
	@swift test --package-path Platform $(BUILD_OPTIONS)

check-instructions:
	@scripts/measurements/count-instructions "$(PROGRAMS)/FirstFrameHotPaths" --check

check: dependencies
	@scripts/checks/compare-builds $(TRAITS)
	@scripts/checks/check-determinism --short $(TRAITS)
	@scripts/checks/check-outside-package
	@$(MAKE) --no-print-directory check-port
	@$(MAKE) --no-print-directory test-platform
	@swift build --build-tests $(CHECKED) $(TRAITS)
	@$(MAKE) --no-print-directory check-instructions

guides: dependencies
	@swift build --product catalog $(TRAITS)
	@tool=$$(scripts/runs/build-tools $(BUILD_OPTIONS)) && scripts/checks/check-guides --tool "$$tool"

format:
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Porting/Package.swift Porting/Sources Porting/Tests Platform/Package.swift Platform/Sources Platform/Tests Benchmarks/Package.swift Benchmarks/Sources

api: dependencies
	@scripts/generators/print-public-api $(TRAITS)

conformance: dependencies
	@CONFORMANCE_RECORD=1 swift test $(TRAITS) --filter 'UIKitConformanceTests|SwiftUIConformanceTests'

instructions:
	@scripts/release/install-dependencies --for-tests
	@swift build --build-tests $(CHECKED) $(TRAITS)
	@scripts/measurements/count-instructions "$(PROGRAMS)/FirstFrameHotPaths" --update

docs: dependencies
	@scripts/generators/make-docs $(TRAITS)

dist:
	@scripts/release/make-dist

# swift-syntax takes as long to optimize as everything else together, and the compiler takes most of the time of a port.
install: dependencies
	@swift build $(PORTING) $(QUICK) --product firstframe-port
	@mapfile -t small < <(scripts/release/build-options); \
	  swift build --configuration release "$${small[@]}" --product firstframe && \
	  scripts/release/install-tool "$$(swift build --configuration release "$${small[@]}" --show-bin-path)/firstframe" "$(PREFIX)" \
	  "$$(swift build $(PORTING) --show-bin-path)/firstframe-port"

dependencies:
	@scripts/release/install-dependencies --for-porting

clean:
	rm -rf .build Platform/.build
