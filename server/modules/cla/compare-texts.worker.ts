import { answerApart } from '#server/answer-apart.ts';
import { compareTexts } from './compare-texts.rules.ts';

await answerApart(({ before, after }: Readonly<Record<'before' | 'after', readonly string[]>>) =>
  compareTexts(before, after),
);
