import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links a file or folder to another place, which costs no room; across file systems it is copied. */
export function linkTree(from: string, to: string, isLeftOut: (name: string) => boolean = () => false): void {
  const stats = lstatSync(from);
  if (stats.isDirectory()) {
    mkdirSync(to, { recursive: true });
    readdirSync(from)
      .filter((name) => !isLeftOut(name))
      .forEach((name) => linkTree(join(from, name), join(to, name), isLeftOut));
  } else if (stats.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else {
    mkdirSync(dirname(to), { recursive: true });
    linkFile(from, to);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
