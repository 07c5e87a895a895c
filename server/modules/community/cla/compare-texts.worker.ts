import { answerIsolated } from '#server/isolation/answer-isolated.ts';
import { compareTexts } from './compare-texts.rules.ts';

await answerIsolated(({ before, after }: Readonly<Record<'before' | 'after', readonly string[]>>) =>
  compareTexts(before, after),
);
