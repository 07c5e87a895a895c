import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { inspectPdf } from './inspect-pdf.ts';

await answerIsolated(inspectPdf);
