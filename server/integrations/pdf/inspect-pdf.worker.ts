import { answerApart } from '#server/answer-apart.ts';
import { inspectPdf } from './inspect-pdf.ts';

await answerApart(inspectPdf);
