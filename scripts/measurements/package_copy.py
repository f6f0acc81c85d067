"""A copy of the package, for scripts that change and build it."""
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def copy_package(folder, excluded=lambda name: False):
    """Makes a folder equal to the package: the files that git does not ignore, except those that are excluded.

    Unchanged files keep their modification time, so that they are not built again. Existing checkouts of dependencies
    are copied instead of fetched.
    """
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            check=True, capture_output=True, text=True).stdout.split("\0")
    names = {name for name in listed if name and not excluded(name)
             and ((ROOT / name).is_file() or (ROOT / name).is_symlink())}
    subprocess.run([ROOT / "scripts/checks/own-folder", folder], check=True)
    for old in existing_files(folder):
        if old not in names and old not in ("Package.resolved", ".firstframe-folder") and not excluded(old): (folder / old).unlink()
    for name in sorted(names):
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink():  # Some folders of fixtures are links.
            target.unlink(missing_ok=True)
            target.symlink_to(os.readlink(source))
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy2(source, target)
    for name in ["checkouts", "repositories", "workspace-state.json"]:
        source, target = ROOT / ".build" / name, folder / ".build" / name
        if not source.exists() or target.exists(): continue
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree(source, target, symlinks=True) if source.is_dir() else shutil.copy2(source, target))


def existing_files(folder):
    """The relative paths of the files of a copy, without its builds."""
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in (".build", ".git")]
        for name in files + [name for name in folders if (Path(parent) / name).is_symlink()]:
            yield str((Path(parent) / name).relative_to(folder))
