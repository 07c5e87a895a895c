import { answerApart } from '../answer-apart.ts';

/** Makes one array of as many items as it is told, at once. */
await answerApart((items: number) => Array<number>(items).fill(0.5).length);
