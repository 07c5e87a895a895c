import { expect, test } from 'vitest';
import { readReference } from './read-reference.ts';

const REFERENCE = 'SG-7K2M-9QXD-04TB';

test.each([
  ['as it is printed', REFERENCE],
  ['in small letters, without hyphens', 'sg7k2m9qxd04tb'],
  ['with blanks around the hyphens', ' SG - 7K2M - 9QXD - 04TB '],
  ['in full-width letters', 'ＳＧ－７Ｋ２Ｍ－９ＱＸＤ－０４ＴＢ'],
  ['with the dashes of a word processor', 'SG–7K2M–9QXD–04TB'],
  ['with the letter O for the digit', 'SG-7K2M-9QXD-O4TB'],
  ['in the address of the page', `https://cla.example.org/verify/${REFERENCE}?kind=INDIVIDUAL`],
])('a reference is read %s', (_how, text) => {
  expect(readReference(text)).toBe(REFERENCE);
});

test.each(['', 'SG-7K2M', 'SG-7K2M-9QXD-04TBX', '3f786850e387550fdab836ed7e6dc881de23001b'])(
  '"%s" is no reference',
  (text) => {
    expect(readReference(text)).toBeUndefined();
  },
);
