import { isDeepStrictEqual } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { allEnTexts as en, allZhTexts as zh } from '#client/test/all-texts.ts';
import type { MessageId } from './messages.ts';

function argumentNames(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) {
      return [];
    }
    if (element.type === TYPE.tag) {
      return [`<${element.value}>`, ...argumentNames(element.children)];
    }
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap((option) => argumentNames(option.value))];
  });
}

const names = (message: string) => new Set(argumentNames(parse(message)));
const ids = Object.keys(zh) as MessageId[];

test('both languages have the same ids', () => {
  expect(Object.keys(en).toSorted()).toEqual(ids.toSorted());
});

test('every text takes the same arguments in both languages', () => {
  expect(ids.filter((id) => !isDeepStrictEqual(names(en[id]), names(zh[id])))).toEqual([]);
});

test('no text is empty', () => {
  expect(Object.entries({ ...zh, ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each([
  ['English', en, /\be-mails?\b|(?<!e)\bmails?\b|still counts?\b|\bdid not work\b/],
  ['Chinese', zh, /没有\S{1,4}成功|子邮箱|邮箱后缀/],
  ['either language', { ...zh, ...en }, /\u00A0/],
])('no text in %s has a word that CONTEXT.md tells to avoid', (_language, texts, avoided) => {
  expect(Object.entries(texts).filter(([, text]) => avoided.test(text))).toEqual([]);
});

test.each([
  ['employees.left', { done: 'Done' }],
  ['preApprovals.done.known', { done: 'Done.' }],
  ['gate.folded.more', {}],
] as const)('%s speaks of one in the singular', (id, values) => {
  const intl = createIntl({ locale: 'en', messages: en });

  expect(intl.formatMessage({ id }, { ...values, count: 1 })).not.toMatch(/\b1 more (?:are|were)\b/);
});
