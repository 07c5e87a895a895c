import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { isIgnored, readCommand, readStages } from './dockerfile.ts';
import { linkTree } from './link-tree.ts';

/** What the container image holds, below a folder that stands for its root. */
export interface ImageTree {
  readonly root: string;
  /** Folder in which commands run, within `root`. */
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  /** Who runs the commands: nobody in particular when root runs the tests, as `USER` asks; else the current user. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/** An id that owns nothing. */
const NOBODY = 65_534;

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/**
 * Carries out the steps of the Dockerfile's last stage below `root`, as far as they make files: what it takes from the
 * build is linked from this project and its build, production packages from the installed ones by the lockfile. A step
 * that is not understood fails, so that no new one is left out here. The user owns what the image gives it and nothing else.
 */
export function buildImage(root: string): ImageTree {
  const steps = readStages(read('Dockerfile')).at(-1)?.steps ?? [];
  const image = { root, workdir: root, environment: {} as Record<string, string>, command: [''], healthcheck: [''] };
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(root, 0o755);
  for (const { instruction, text } of steps) {
    const act = ACTS[instruction];
    if (act === undefined) {
      throw new Error(`the test does not know the step ${instruction} of the Dockerfile`);
    }
    act(image, text, user);
  }
  return { ...image, user };
}

type Image = { -readonly [Key in keyof Omit<ImageTree, 'user'>]: ImageTree[Key] } & {
  environment: Record<string, string>;
};

type Act = (image: Image, text: string, user: ImageTree['user']) => void;

const ACTS: Readonly<Record<string, Act>> = {
  WORKDIR(image, text) {
    image.workdir = join(image.root, text);
    mkdirSync(image.workdir, { recursive: true });
  },
  ENV(image, text) {
    for (const setting of text.split(' ')) {
      const [name = '', value = ''] = setting.split('=');
      // Paths of the container lie below the folder that stands for its root.
      image.environment[name] = value.startsWith('/') ? join(image.root, value) : value;
    }
  },
  COPY: copy,
  RUN(image, text, user) {
    text.split(' && ').forEach((command) => run(image, command, user));
  },
  CMD(image, text) {
    image.command = readCommand(text);
  },
  HEALTHCHECK(image, text) {
    image.healthcheck = readCommand(text);
  },
  USER: () => undefined,
  VOLUME: () => undefined,
  EXPOSE: () => undefined,
};

function copy(image: Image, text: string): void {
  const words = text.split(' ');
  const stage = words[0]?.startsWith('--from=') === true ? words.shift() : undefined;
  const target = words.pop() ?? '';
  for (const source of words) {
    const path = stage === undefined ? source : source.replace('/signet/', '');
    if (stage === undefined && isIgnored(path, read('.dockerignore'))) {
      throw new Error(`.dockerignore hides ${path}, which the Dockerfile copies`);
    }
    const to = resolve(image.workdir, target);
    const from = join(projectRoot, path);
    linkTree(from, target.endsWith('/') ? join(to, basename(path)) : to);
  }
}

function run(image: Image, command: string, { uid, gid }: ImageTree['user']): void {
  if (command === 'npm ci --omit=dev') {
    linkPackages(image.workdir);
  } else if (command === 'chown node:node /data') {
    chownSync(join(image.root, 'data'), uid ?? process.getuid?.() ?? 0, gid ?? process.getgid?.() ?? 0);
  } else if (/^(?:mkdir|rm -r) /.test(command)) {
    // Other platforms than Linux have no Node.js to remove.
    const here = command.replace('rm -r ', 'rm -rf ').replaceAll(/ \/(?=\w)/g, ` ${image.root}/`);
    execFileSync('sh', ['-ec', here], { cwd: image.workdir });
  } else if (!command.startsWith('npm cache clean')) {
    throw new Error(`the test does not know the command of the Dockerfile: ${command}`);
  }
}

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** Links what `npm ci --omit=dev` would install. What is optional may not be for this machine. */
function linkPackages(workdir: string): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev === true) {
      continue;
    }
    if (!existsSync(join(projectRoot, path))) {
      if (optional !== true) {
        throw new Error(`${path} is not installed: npm ci`);
      }
      continue;
    }
    linkPackage(path, workdir);
  }
}

/** Without the packages inside it, which the lockfile names by themselves. */
function linkPackage(path: string, workdir: string): void {
  linkTree(join(projectRoot, path), join(workdir, path), (name) => name === 'node_modules');
}
