import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { readSource } from './read-source.ts';

await answerIsolated(readSource);
