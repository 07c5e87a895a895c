import { describe, expect, test } from 'vitest';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { checkSeal, SealError } from './check-seal.ts';
import { composeAndSeal } from './compose-and-seal.ts';
import { newSealKey } from './testing/seal-key.ts';

const TEXT = { sealedAt: new Date('2026-11-22T08:09:10Z'), location: 'https://cla.example.org', reason: '测试' };

/** Bytes flipped; they lie at even distances all over the file, and closer together in the seal. */
const FLIPS = 600;

const key = await newSealKey();
const pdf = await pdfWithText(['A clause', 'Another clause']);
const sealed = Buffer.from(await composeAndSeal({ pdf, page: undefined, key, ...TEXT }));

/** Whether a file counts as sealed with the key. */
function isSealed(file: Buffer): boolean {
  try {
    checkSeal(file, key.certificates);
    return true;
  } catch (error) {
    if (error instanceof SealError) {
      return false;
    }
    throw error;
  }
}

test('a sealed PDF begins with the bytes of the PDF, and says when it was sealed', () => {
  expect(sealed.subarray(0, pdf.length).equals(pdf)).toBe(true);
  expect(checkSeal(sealed, key.certificates)).toEqual({
    sealedAt: TEXT.sealedAt,
    certificateFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('nothing is sealed at a time at which the certificate is not valid', async () => {
  const sealedAt = new Date('2025-12-31T23:59:59Z');

  await expect(composeAndSeal({ pdf, page: undefined, key, ...TEXT, sealedAt })).rejects.toThrow(
    'the certificate of the seal is not valid at this time',
  );
});

test('a PDF that was sealed is sealed again over everything', async () => {
  const again = Buffer.from(await composeAndSeal({ pdf: sealed, page: undefined, key, ...TEXT }));

  expect(again.subarray(0, sealed.length).equals(sealed)).toBe(true);
  expect(isSealed(again)).toBe(true);
});

test('no flipped bit goes unnoticed, wherever it is', () => {
  const size = sealed.length - pdf.length;
  const places = Array.from({ length: FLIPS }, (_, index) => [
    Math.floor((index / FLIPS) * pdf.length),
    pdf.length + Math.floor((index / FLIPS) * size),
  ]).flat();

  const unnoticed = places.filter((place) => {
    const file = Buffer.from(sealed);
    file.writeUInt8(file.readUInt8(place) ^ (1 << (place % 8)), place);
    return isSealed(file);
  });

  expect(unnoticed).toEqual([]);
});

describe('a file is refused', () => {
  const replaceInSeal = (pattern: RegExp, by: (found: string) => string): Buffer =>
    Buffer.from(sealed.toString('latin1').replace(pattern, by), 'latin1');

  test.each<[string, () => Buffer]>([
    ['that has no seal', () => pdf],
    ['that was continued', () => Buffer.concat([sealed, Buffer.from('\n')])],
    ['that was cut off', () => sealed.subarray(0, -1)],
    ['whose signature is written in lower case', () => replaceInSeal(/[0-9A-F]{400,}/, (hex) => hex.toLowerCase())],
    ['whose space after the signature is used', () => replaceInSeal(/00>/, () => '01>')],
    ['whose first byte is missing', () => sealed.subarray(1)],
  ])('%s', (_, file) => {
    expect(isSealed(file())).toBe(false);
  });

  test('that another certificate sealed', async () => {
    const other = await newSealKey();
    const file = Buffer.from(await composeAndSeal({ pdf, page: undefined, key: other, ...TEXT }));

    expect(() => checkSeal(file, key.certificates)).toThrow('not ours');
  });
});

test('a damaged file is not sealed', async () => {
  const damaged = Buffer.from(pdf.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n1'), 'latin1');

  await expect(composeAndSeal({ pdf: damaged, page: undefined, key, ...TEXT })).rejects.toThrow('damaged');
});
