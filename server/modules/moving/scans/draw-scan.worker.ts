import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { drawScan } from './draw-scan.ts';

await answerIsolated(drawScan);
