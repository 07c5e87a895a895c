import { constants, deflateSync } from 'node:zlib';
import { freed, increment } from './pdf-increment.ts';
import { packedStream, rawPdf, rewrite, stream, writePdf } from './raw-pdf.ts';

/**
 * The outcome for a file: `kept` without a note, kept with one, or refused with a reason. The second is about the same
 * file as a CLA, where it differs.
 */
export type Shape = readonly [name: string, build: () => Buffer, signed: string, cla?: string];

const text = (pdf: Buffer): string => pdf.toString('latin1');
const bytes = (content: string): Buffer => Buffer.from(content, 'latin1');
const drop = (from: string | RegExp) => () => rewrite(rawPdf(), from, '');
const change = (from: string | RegExp, to: string) => () => rewrite(rawPdf(), from, to);
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [5 0 R] >>';
const NOTE = '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Note) >>';
const withNote = () => increment(rawPdf(), { 3: PAGE, 5: NOTE });
const bare = { 3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>' };

/** A file with a cross-reference stream; `pack` packs its rows, `entries` describe how. */
function withTableStream(pack: (rows: Buffer) => Buffer, entries = '/Filter /FlateDecode'): Buffer {
  const whole = text(rawPdf());
  const body = whole.slice(0, whole.indexOf('xref\n'));
  const offsets = [1, 2, 3].map((number) => body.indexOf(`${number} 0 obj`));
  const rows = Buffer.from(
    [0, ...offsets, body.length].flatMap((at, index) => [index === 0 ? 0 : 1, at >> 8, at & 255, 0]),
  );
  const packed = pack(rows).toString('latin1');
  const table = stream(`/Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R ${entries}`, packed);
  return bytes(`${body}4 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF\n`);
}

/** Rows as the PNG predictor `Up` stores them. */
function predicted(rows: Buffer): Buffer {
  const lines = Array.from({ length: rows.length / 4 }, (_, line) => {
    const values = Array.from({ length: 4 }, (__, at) => {
      const above = line === 0 ? 0 : (rows[(line - 1) * 4 + at] ?? 0);
      return ((rows[line * 4 + at] ?? 0) - above + 256) % 256;
    });
    return [2, ...values];
  });
  return deflateSync(Buffer.from(lines.flat()));
}

/** Shapes of tables, increments and objects, good and bad. */
export const SHAPES_OF_STRUCTURE: readonly Shape[] = [
  // Tables
  [
    'a number in use at offset 0, as Quartz writes it (S01)',
    change('trailer', '4 1\n0000000000 00000 n \ntrailer'),
    'kept',
  ],
  [
    'a number in use where nothing is, that nothing refers to',
    change('trailer', '4 1\n0000000003 00000 n \ntrailer'),
    'kept',
  ],
  ['rows that end with a line feed alone', () => bytes(text(rawPdf()).replaceAll(' \n', '\n')), 'kept'],
  ['a table in one section', change(/1\n(?=\d{10} 65535)/, '1\n'), 'kept'],
  ['a table that begins at 1', change('xref\n0 1\n', 'xref\n1 1\n'), 'kept'],
  ['a row of the page under another number', change('3 1\n', '4 1\n'), 'damaged', 'structure'],
  ['no row for the page', change(/3 1\n\d{10} 00000 n \n/, ''), 'damaged', 'structure'],
  ['rows that lead a byte too far', change('%PDF-1.7\n', '%PDF-1.7\n\n\n\n'), 'structure'],
  ['no word "xref"', change('xref\n0', 'yref\n0'), 'structure'],
  ['no table', drop(/xref\n[^]*?(?=trailer)/), 'structure'],
  ['no trailer', drop(/trailer\n.*\n/), 'damaged', 'structure'],
  ['no table and no trailer', drop(/xref\n[^]*/), 'damaged', 'structure'],
  ['no "startxref"', drop(/startxref\n\d+\n/), 'structure'],
  ['no end mark', drop('%%EOF\n'), 'structure'],
  ['a "startxref" of nothing', change(/startxref\n\d+/, 'startxref\n0'), 'structure'],
  ['a "startxref" beyond the end', change(/startxref\n\d+/, 'startxref\n99999999'), 'structure'],
  ['a "startxref" that is no number', change(/startxref\n\d+/, 'startxref\nabc'), 'structure', 'damaged'],
  ['tables that go in a circle', change('/Root', `/Prev ${text(rawPdf()).indexOf('xref\n')} /Root`), 'structure'],
  ['an earlier table that is not there', change('/Root', '/Prev 3 /Root'), 'structure'],
  ['a negative size', change(/\/Size \d+/, '/Size -1'), 'kept'],
  ['no size', change(/\/Size \d+/, ''), 'kept'],
  ['a trailer without a root', change('/Root 1 0 R', ''), 'damaged', 'structure'],
  ['a root that is a page', change('/Root 1 0 R', '/Root 3 0 R'), 'damaged', 'structure'],
  ['a table in a packed stream', () => withTableStream(deflateSync), 'kept'],
  ['a table in a plain stream', () => withTableStream((rows) => rows, ''), 'kept'],
  [
    'a table that is packed without an end, as Preview does (S03)',
    () => withTableStream((rows) => deflateSync(rows, { finishFlush: constants.Z_SYNC_FLUSH })),
    'kept',
  ],
  [
    'a table with a wrong checksum',
    () => withTableStream((rows) => Buffer.concat([deflateSync(rows).subarray(0, -4), Buffer.from('xxxx')])),
    'kept',
  ],
  [
    'a table in predicted rows',
    () => withTableStream(predicted, '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>'),
    'kept',
  ],
  [
    'a table in letters',
    () => withTableStream((rows) => Buffer.from(`${rows.toString('hex')}>`), '/Filter /ASCIIHexDecode'),
    'kept',
  ],
  // Around the file
  ['NUL bytes behind its end (S02)', () => Buffer.concat([rawPdf(), Buffer.alloc(900)]), 'kept'],
  ['blanks behind its end', () => Buffer.concat([rawPdf(), Buffer.alloc(900, ' ')]), 'kept'],
  [
    'a mail footer behind its end',
    () => Buffer.concat([rawPdf(), bytes('\r\n--\r\nScanned by Example Mail\r\n')]),
    'kept',
  ],
  ['4 KB behind its end', () => Buffer.concat([rawPdf(), Buffer.alloc(4096)]), 'structure'],
  ['an end mark twice', () => Buffer.concat([rawPdf(), bytes('%%EOF\n')]), 'kept'],
  ['a line break before it (S02)', () => Buffer.concat([bytes('\n'), rawPdf()]), 'structure'],
  ['a byte order mark before it', () => Buffer.concat([bytes('\u00ef\u00bb\u00bf'), rawPdf()]), 'structure'],
  ['a web server’s answer before it', () => Buffer.concat([bytes('HTTP/1.1 200 OK\r\n\r\n'), rawPdf()]), 'structure'],
  ['another header before it', () => Buffer.concat([bytes('%!PS-Adobe-3.0 PDF-1.4\n'), rawPdf()]), 'structure'],
  ['a version of the future', change('%PDF-1.7', '%PDF-9.9'), 'kept'],
  ['a second file behind it', () => Buffer.concat([rawPdf(), rawPdf('', { 3: PAGE, 5: NOTE })]), 'structure'],
  // Increments
  ['an increment', withNote, 'kept'],
  ['ten increments', () => Array.from({ length: 10 }).reduce<Buffer>((pdf) => increment(pdf, bare), rawPdf()), 'kept'],
  ['a note that was freed', () => increment(withNote(), bare, { 5: freed() }), 'kept'],
  ['a note that was freed and is still named', () => increment(withNote(), {}, { 5: freed() }), 'kept'],
  [
    'a number that was used again (S07)',
    () => increment(increment(withNote(), bare, { 5: freed() }), { 3: PAGE.replace('5 0', '5 1'), '5 1': NOTE }),
    'kept',
  ],
  [
    'the earlier use of such a number still named',
    () => increment(increment(withNote(), bare, { 5: freed() }), { '5 1': NOTE, 3: PAGE }),
    'kept',
  ],
  ['an increment whose table is missing', () => rewrite(withNote(), /xref\n3 1[^]*$/, ''), 'structure'],
  ['an increment that is cut off', () => withNote().subarray(0, withNote().length - 60), 'structure'],
  [
    'an increment that refers to itself',
    () =>
      rewrite(
        withNote(),
        /\/Prev \d+(?= >>\nstartxref\n(\d+))/,
        `/Prev ${/startxref\n(\d+)\n%%EOF\n$/.exec(text(withNote()))?.[1] ?? ''}`,
      ),
    'structure',
  ],
  // Objects
  ['no "endobj"', () => bytes(text(rawPdf()).replaceAll('\nendobj\n', '\n      \n')), 'kept'],
  ['objects without a line break between', () => bytes(text(rawPdf()).replaceAll('endobj\n', 'endobj ')), 'kept'],
  ['an unused object that cannot be read', () => rawPdf('', { 4: '<< /A (not closed >>' }), 'kept'],
  [
    'a used object that cannot be read',
    () => rawPdf('/X 4 0 R', { 4: '<< /A (not closed >>' }),
    'structure',
    'damaged',
  ],
  ['an object that is not there', () => rawPdf('/Metadata 99 0 R'), 'kept'],
  ['an object 0', () => rawPdf('', { 0: '(zero)' }), 'kept'],
  [
    'an object twice',
    () => rewrite(rawPdf('/X 4 0 R', { 4: '(one)' }), '4 0 obj', '4 0 obj (two) endobj\n4 0 obj'),
    'structure',
  ],
  ['a key twice', () => rawPdf('/PageMode /UseNone /PageMode /UseOutlines'), 'structure'],
  ['a circle of references', () => rawPdf('/X 4 0 R', { 4: '5 0 R', 5: '4 0 R' }), 'kept'],
  ['lists in lists, too deep', () => rawPdf('', { 4: '['.repeat(9000) }), 'too_complex'],
  [
    'a wrong length of a stream',
    () => rewrite(rawPdf('/X 4 0 R', { 4: stream('', 'abc') }), '/Length 3', '/Length 9'),
    'kept',
  ],
  [
    'a length in another object',
    () => rawPdf('/X 4 0 R', { 4: '<< /Length 5 0 R >>\nstream\nabc\nendstream', 5: '3' }),
    'kept',
  ],
  [
    'a stream without an end',
    () => rewrite(rawPdf('/X 4 0 R', { 4: stream('', 'abc') }), 'endstream', 'endstrea '),
    'structure',
    'damaged',
  ],
  [
    'objects in an object stream',
    () => rawPdf('', { 5: packedStream('/Type /ObjStm /N 1 /First 4', '6 0 (six)') }),
    'kept',
  ],
  [
    'an unused object stream that cannot be read',
    () => rawPdf('', { 5: stream('/Type /ObjStm /N 1 /First 4', 'x') }),
    'kept',
  ],
  // Pages
  [
    'no pages',
    () => writePdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
    'no_pages',
  ],
  [
    'a page tree in a circle',
    () => rawPdf('', { 3: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>' }),
    'damaged',
  ],
  ['too high a count of pages', () => rawPdf('', { 2: '<< /Type /Pages /Kids [3 0 R] /Count 7 >>' }), 'kept'],
  ['no count of pages', () => rawPdf('', { 2: '<< /Type /Pages /Kids [3 0 R] >>' }), 'kept', 'damaged'],
  [
    'a page that is not there',
    () => rawPdf('', { 2: '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>' }),
    'structure',
    'kept',
  ],
  [
    'a page without a type',
    () => rawPdf('', { 3: '<< /Parent 2 0 R /MediaBox [0 0 595 842] >>' }),
    'structure',
    'no_pages',
  ],
  ['only a header', () => bytes('%PDF-1.7\n%%EOF\n'), 'damaged'],
  ['only a third of it', () => rawPdf().subarray(0, 120), 'damaged', 'no_pages'],
];
