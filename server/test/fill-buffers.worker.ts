import { answerApart } from '../answer-apart.ts';

/** Fills as many megabytes of buffers as it is told. */
await answerApart((megabytes: number) => {
  const filled = Array.from({ length: megabytes }, () => new Uint8Array(1024 * 1024).fill(1));
  return filled.length;
});
