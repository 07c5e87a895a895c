import { answerIsolated } from '#server/isolation/answer-isolated.ts';

/** Creates an array of the given length at once. */
await answerIsolated((items: number) => Array<number>(items).fill(0.5).length);
