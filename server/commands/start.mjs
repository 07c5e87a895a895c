import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import './ensure-built.mjs';

// Runs the built service in place of this process, for `npm start` and for the container image.

/** Options of Node.js, each with its reason. */
const OPTIONS = [
  // Readers of the log cannot do anything about the service using an experimental feature of Node.js.
  '--disable-warning=ExperimentalWarning',
  // Failures in the log name lines of the sources.
  '--enable-source-maps',
  // Room for the answers of fifty connections, and no more: 32 MB would take 60 MB of memory (docs/performance.md).
  '--max-semi-space-size=16',
  // The heap is collected before it has grown by more than 40 %.
  '--heap-growing-percent=40',
  // Optimising the embedded database's WebAssembly takes longer than it saves.
  '--liftoff-only',
];

// React chooses its build when it is first imported.
const environment = { NODE_ENV: 'production', ...process.env };
const command = [...OPTIONS, resolve(import.meta.dirname, '../../dist/server/main.js')];

if (process.platform === 'win32') {
  // Windows replaces no process by another.
  process.exitCode = spawnSync(process.execPath, command, { env: environment, stdio: 'inherit' }).status ?? 1;
} else {
  process.execve(process.execPath, [process.execPath, ...command], environment);
}
