import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The folder with `package.json`. */
export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Runs a tool of `node_modules/.bin` in the project's folder with the project's Node.js, showing its output; resolves
 * to its exit code. `env` is added to this process's environment.
 */
export function runTool(name, args, env = {}) {
  const bin = resolve(ROOT, 'node_modules/.bin');
  const child = spawn(resolve(bin, name), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
  return new Promise((finished, failed) => {
    child.once('error', failed);
    child.once('close', (code) => finished(code ?? 1));
  });
}

/** Prints a message for the person at the terminal and ends this command. */
export function stopWith(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
