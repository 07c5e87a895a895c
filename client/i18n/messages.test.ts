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
  ['mail', en, /\be-mails?\b|(?<!e)\bmails?\b/],
  ['count, where nothing is counted', en, /(?<!\{)\bcount(?:s|ed|ing)?\b(?! as\b)/],
  [
    'address, which may be one of a house, a page or a mailbox',
    en,
    /(?<!\b(?:email|sender) )\baddress(?:es)?\b(?!\})/i,
  ],
  ['signings, where signatures are meant', en, /\bsignings\b/i],
  ['bind, where a project is linked', en, /\bbinds?\b|\bbound\b/i],
  ['login', en, /(?<!\{)\blogins?\b(?! name)/i],
  ['two-step, where a second factor is meant', en, /two-step/i],
  ['reference number', en, /reference number/i],
  ['policy, where rules are meant', en, /policy of the check/i],
  ['a failure without its name', en, /\bdid not work\b/],
  ['corporation, where a company is meant', en, /(?<![{.])\bcorporations?\b(?! \{|[},])/i],
  ['没有…成功', zh, /没有\S{1,4}成功|没有建成/],
  ['邮箱后缀、子邮箱', zh, /子邮箱|邮箱后缀/],
  ['邮箱地址', zh, /邮箱地址/],
  ['公司，除了贵公司', zh, /(?<!贵)公司/],
  ['审核，用于员工', zh, /审核\S{0,3}员工|员工\S{0,3}审核/],
  ['吊销', zh, /吊销/],
  ['关联项目', zh, /关联了?项目|项目关联/],
  ['待签文件', zh, /待签文件/],
  ['未经证实', zh, /未经证实/],
  ['短横线', zh, /短横线/],
  ['a typed blank between Chinese and Latin', zh, /\p{sc=Han} [\w{}<>#]|[\w{}<>#] \p{sc=Han}/u],
  ['a straight apostrophe', { ...zh, ...en }, /\p{L}'\p{L}/u],
  ['a space that does not break', { ...zh, ...en }, /\u00A0/],
])('no text has %s', (_word, texts, avoided) => {
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
