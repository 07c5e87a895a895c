import { parentPort, workerData } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';

// A thread of its own, which can be stopped when a file keeps it busy. It says when it begins, because starting takes a
// while on a busy machine; nothing is handed over, the answer is copied.
if (workerData instanceof Uint8Array) {
  parentPort?.postMessage('ready', []);
  parentPort?.postMessage(await inspectPdf(workerData), []);
}
