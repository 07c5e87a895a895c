import { answerApart } from '#server/answer-apart.ts';
import { readPdfText } from './read-pdf-text.ts';

await answerApart(readPdfText);
