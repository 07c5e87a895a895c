import { answerIsolated } from '#server/isolation/answer-isolated.ts';

/** Fills the given number of megabytes of buffers. */
await answerIsolated((megabytes: number) => {
  const filled = Array.from({ length: megabytes }, () => new Uint8Array(1024 * 1024).fill(1));
  return filled.length;
});
