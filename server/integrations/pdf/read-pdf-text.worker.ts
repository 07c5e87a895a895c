import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { readPdfText } from './read-pdf-text.ts';

await answerIsolated(readPdfText);
