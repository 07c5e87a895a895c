import { expect, test } from 'vitest';
import { slowQuantifiers } from './judge-expression.ts';

test.each([
  ['the rest of a line after a slash', /\/+$/, ['\\/+']],
  ['an address with a free place for its sign', /^<([^<>\s]+@[^<>\s]+)>$/, ['[^<>\\s]+']],
  ['nested repetition', /^(?:a+)+b/, ['a+']],
  ['blanks around an end', /^#[ \t]+(.+?)[ \t]*#*$/, ['[ \\t]+', '.+?', '[ \\t]*', '#*']],
  ['a beginning that is read again', /<a[^>]*>/, ['[^>]*']],
  ['a word before a word', /http\S+reset/, ['\\S+']],
  ['lines that are read across', /^ *\s*x/m, [' *', '\\s*']],
  ['words shared between two repetitions', /^(.+)((?:\/pr)+)$/, ['(?:\\/pr)+']],
])('%s takes more than linear time', (_name, { source, flags }, slow) => {
  expect(slowQuantifiers({ source, flags })).toEqual(slow);
});

test.each([
  ['a list of separators', /[\s,]+/g],
  ['a beginning of lines that does not read on', /^#\s*x/m],
  ['an anchored repetition', /^\/+/],
  ['what ends where it may not begin', /<([^<>]+)>/],
  ['parts that share no character', /^([a-z]+)@([^@]+)$/],
  ['a limited repetition', /\d{1,3}\.\d{1,3}$/],
  ['a beginning at one place', /a[^>]*>/y],
])('%s takes linear time', (_name, { source, flags }) => {
  expect(slowQuantifiers({ source, flags })).toEqual([]);
});
