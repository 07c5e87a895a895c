import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import { defuse, lzwZeros, packedBlanks, pdfWithContents } from './testing/bombs.ts';
import { packedStream, rawPdf, stream } from './testing/raw-pdf.ts';

/** Mebibytes: a process takes 400, mostly for its program, and 900 to 2,300 when a bomb goes off in it. */
const MEMORY = 700;

describe('a bomb is refused, and has no text when it was stored earlier; it never goes off:', () => {
  test.each<[string, () => Buffer]>([
    ['packed once', () => pdfWithContents(packedBlanks(1000), '/FlateDecode')],
    ['packed twice', () => pdfWithContents(packedAgain(packedBlanks(1000)), '[/FlateDecode /FlateDecode]')],
    ['of many streams of medium length', () => manyStreams(25, packedBlanks(40))],
    [
      'of one stream that a page names again and again',
      () => pdfWithContents(packedBlanks(30), '/FlateDecode', `[${'4 0 R '.repeat(200)}]`),
    ],
  ])('%s', async (_name, build) => {
    const { refusal, text, peak } = await defuse(build());

    expect(refusal).toEqual({ code: 'not_pdf', details: { reason: 'too_complex' } });
    expect(text).toEqual([]);
    expect(peak).toBeLessThan(MEMORY);
  });
});

/** Packs what is packed already. */
function packedAgain(packed: string): string {
  return deflateSync(Buffer.from(packed, 'latin1'), { level: 9 }).toString('latin1');
}

/** A PDF with that many streams, of which no page refers to more than one. */
function manyStreams(count: number, packed: string): Buffer {
  const streams = Array.from({ length: count }, (_, index) => [index + 4, stream('/Filter /FlateDecode', packed)]);
  return rawPdf('', Object.fromEntries(streams));
}

describe('a stream that cannot be measured is refused:', () => {
  const packed = deflateSync('x').toString('latin1');

  test.each<[string, string, string]>([
    ['longer in between than at its end', '[/RunLengthDecode /ASCIIHexDecode]', '\u0081>'.repeat(600_000)],
    ['long after another filter', '/LZWDecode', lzwZeros(10)],
    ['with rows of a gigabyte', '/FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>', packed],
    ['packed as a picture that it is not', '/DCTDecode', 'x'],
    ['packed in an unknown way', '/BrotliDecode', 'x'],
  ])('%s', async (_name, filter, contents) => {
    expect(await inspectPdf({ bytes: pdfWithContents(contents, filter), use: 'cla' })).toEqual({
      refusal: 'too_complex',
    });
  });
});

describe('a stream is fine', () => {
  const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');
  const packed = deflateSync('BT ET').toString('latin1');

  test.each<[string, () => Buffer]>([
    ['of sixty mebibytes', () => pdfWithContents(packedBlanks(60), '/FlateDecode')],
    ['written in letters', () => pdfWithContents(`${hex(packed)}>`, '[/ASCIIHexDecode /FlateDecode]')],
    ['that repeats runs', () => pdfWithContents('\u0081 \u0080', '/RunLengthDecode')],
    ['packed in an old way', () => pdfWithContents(lzwZeros(1), '/LZWDecode')],
    ['whose checksum is wrong', () => pdfWithContents(`${packed.slice(0, -4)}xxxx`, '/FlateDecode')],
    ['that is cut off', () => pdfWithContents(packed.slice(0, -6), '/FlateDecode')],
    ['that is empty', () => pdfWithContents('', '/FlateDecode')],
    ['with a filter by its short name', () => pdfWithContents(packed, '/Fl')],
    ['that is broken', () => pdfWithContents(`x\u009c${'\u00ff'.repeat(9)}`, '/FlateDecode')],
    ['in rows', () => rawPdf('', { 4: packedStream('/DecodeParms [<< /Predictor 12 /Columns 3 >>]', '\u0002abc') })],
    ['that is a picture', () => rawPdf('', { 4: stream('/Subtype /Image /Filter /DCTDecode', 'x') })],
  ])('%s', async (_name, build) => {
    const bytes = build();

    expect(await inspectPdf({ bytes, use: 'cla' })).toEqual({ pages: 1, bytes, note: null });
  });
});
