# make demo   draw the example components, compare them with their references, write a gallery page
# make test   run every test

SHELL := /bin/bash
CHECKED := --explicit-target-dependency-import-check error
# What is behind a trait is tested too; users build it only where they ask for it.
TRAITS := --traits InlineSnapshots

.PHONY: demo test clean dependencies

demo: dependencies
	@swift build --product catalog
	@$$(swift build --show-bin-path)/catalog

test:
	@scripts/install-dependencies --for-tests
	@swift build --build-tests $(CHECKED) $(TRAITS)
	@swift test --skip-build $(TRAITS)
	@scripts/compare-builds $(TRAITS)
	@scripts/check-web-assets
	@scripts/check-component-sources Examples/Catalog
	@scripts/check-outside-package
	@scripts/check-review "$$(swift build $(TRAITS) --show-bin-path)/firstframe"

dependencies:
	@scripts/install-dependencies

clean:
	rm -rf .build
