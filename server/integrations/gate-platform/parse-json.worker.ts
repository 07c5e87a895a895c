import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { parseJson } from './parse-json.ts';

await answerIsolated((text: string) => parseJson(text));
