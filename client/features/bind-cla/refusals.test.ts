import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { FailureDetails } from '#client/apollo/failure.ts';
import { allZhTexts } from '#client/test/all-texts.ts';
import { refusalText, stepToBlame } from './refusals.ts';

const intl = createIntl({ locale: 'zh', messages: allZhTexts });
const refused = (details: FailureDetails) =>
  ({ kind: 'coded', code: 'bad_request_parameter', message: 'A message', details }) as const;

test.each<[string, FailureDetails, string]>([
  ['a name', { field: 'alias', character: '😀' }, 'org'],
  ['the title of a field', { field: 'clas.0.fields.1.title', character: '📧' }, 'fields'],
])('a character that cannot be printed in %s is named, at the step where it is', (_name, details, step) => {
  expect(refusalText(intl, refused(details))).toContain(details.character);
  expect(stepToBlame(refused(details))).toBe(step);
});
