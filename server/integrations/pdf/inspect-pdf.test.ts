import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { inspectPdf } from './inspect-pdf.ts';
import type { PdfInspection } from './pdf-inspection.ts';
import { drawSignaturePage } from './signature-page.ts';
import { packedStream, rawPdf, rewrite, stream, writePdf } from './testing/raw-pdf.ts';

const demo = (name: string): Promise<Buffer> => readFile(join(projectRoot, 'server/demo/cla', name));

async function drawn(save: Parameters<PDFDocument['save']>[0] = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('An agreement');
  document.addPage();
  return Buffer.from(await document.save(save));
}

async function appendedTo(bytes: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true });
  document.addPage();
  return Buffer.from(await document.commit());
}

const annotation = (dict: string) =>
  rawPdf('', {
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
    4: `<< /Type /Annot /Rect [0 0 9 9] ${dict} >>`,
  });
const link = (action: string) => annotation(`/Subtype /Link /A << ${action} >>`);

const page = {
  language: 'en',
  title: 'Agreement',
  subtitle: 'Signature page',
  reference: 'SG-7K2M-9QXD-04TB',
  rows: [{ label: 'Name', value: 'Example Signer 示例' }],
  statement: 'I agree.',
  evidence: [{ label: 'Date', value: '2026-11-21' }],
} as const;

async function expectSignable(bytes: Uint8Array, pages: number): Promise<void> {
  const signed = await drawSignaturePage({ cla: bytes, page });

  expect(Buffer.from(signed.subarray(0, bytes.length)).equals(bytes)).toBe(true);
  expect((await PDFDocument.load(signed)).getPageCount()).toBe(pages + 1);
}

describe('a valid PDF is kept byte for byte and takes a signature page:', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['an agreement of the demo community', () => demo('individual.zh.pdf'), 2],
    ['another, of three pages', () => demo('corporation.en.pdf'), 3],
    ['with object streams', () => drawn(), 2],
    ['with a cross-reference table', () => drawn({ useObjectStreams: false }), 2],
    ['with a page that was appended', async () => appendedTo(await drawn()), 3],
    ['with two pages that were appended', async () => appendedTo(await appendedTo(await drawn())), 4],
    ['written by hand', () => rawPdf(), 1],
    ['with links to addresses', () => link('/S /URI /URI (https://example.org/cla)'), 1],
    ['with a link to a mail address', () => link('/S /URI /URI (mailto:cla@example.org)'), 1],
    ['with a link to a path', () => link('/S /URI /URI (cla.html?at=10:30)'), 1],
    ['with a link to a page', () => link('/S /GoTo /D [3 0 R /Fit]'), 1],
    ['that opens at a page', () => rawPdf('/OpenAction [3 0 R /Fit]'), 1],
    ['that opens at a place', () => rawPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'), 1],
    ['whose text names an action', () => rawPdf('', { 4: '(/JavaScript /Launch /EmbeddedFiles)' }), 1],
  ])('%s', async (_name, build, pages) => {
    const bytes = await build();

    expect(await inspectPdf({ bytes, use: 'cla' })).toEqual({ pages, bytes, note: null });
    await expectSignable(bytes, pages);
  });
});

describe('a PDF is refused for', () => {
  const action = (entries: string) => ({ 4: `<< /Type /Action ${entries} >>` });
  const hidden = (object: string) =>
    writePdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      5: packedStream('/Type /ObjStm /N 1 /First 4', `6 0 ${object}`),
    });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'a script in the tree of names',
      () => rawPdf('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', action('/S /JavaScript /JS (x)')),
      'script',
    ],
    [
      'a script run when it is opened',
      () => rawPdf('/OpenAction 4 0 R', action('/S /JavaScript /JS (app.alert(1))')),
      'script',
    ],
    ['a script written in hexadecimal', () => rawPdf('', action('/JS <6170702e>')), 'script'],
    ['a script in a stream', () => rawPdf('', { 4: '<< /JS 5 0 R >>', 5: stream('', 'app.alert(1)') }), 'script'],
    ['a script whose name is disguised', () => rawPdf('/OpenAction 4 0 R', action('/S /J#61vaScript')), 'script'],
    ['a script whose type is elsewhere', () => rawPdf('', { ...action('/S 5 0 R'), 5: '/JavaScript' }), 'script'],
    ['a script that no page leads to', () => rawPdf('', action('/S /JavaScript /JS (x)')), 'script'],
    ['a script in an object stream', () => hidden('<< /S /JavaScript /JS (x) >>'), 'script'],
    [
      'a script behind another action',
      () => link('/S /GoTo /D [3 0 R /Fit] /Next [<< /S /JavaScript /JS (x) >>]'),
      'script',
    ],
    ['additional actions', () => rawPdf('/AA << /WC << /S /Named /N /Print >> >>'), 'script'],
    [
      'additional actions of an annotation',
      () => annotation('/Subtype /Widget /AA << /E 5 0 R >> /X << /S /JavaScript >>'),
      'script',
    ],
    [
      'a form of scripts',
      () =>
        rawPdf('/AcroForm << /XFA 4 0 R /Fields [] >>', { 4: stream('', '<template><script>x</script></template>') }),
      'form',
    ],
    ['a form in place of its pages', () => rawPdf('/NeedsRendering true'), 'form'],
    ['a program to start', () => link('/S /Launch /F (calc.exe)'), 'launch'],
    [
      'a program to start when it is opened',
      () => rawPdf('/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>'),
      'launch',
    ],
    ['an address opened by itself', () => rawPdf('/OpenAction << /S /URI /URI (https://example.org) >>'), 'launch'],
    ['a link into another file', () => link('/S /GoToR /F (//example.org/share/a.pdf) /D [0 /Fit]'), 'launch'],
    ['a form sent elsewhere', () => link('/S /SubmitForm /F (https://example.org)'), 'launch'],
    ['a link to a script', () => link('/S /URI /URI (javascript:alert\\(1\\))'), 'launch'],
    ['a link to a file', () => link('/S /URI /URI (file:///etc/passwd)'), 'launch'],
    ['a file in the tree of names', () => rawPdf('/Names << /EmbeddedFiles << /Names [] >> >>'), 'embedded_file'],
    [
      'a file specification that holds a file',
      () => rawPdf('', { 4: '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', 5: stream('', 'x') }),
      'embedded_file',
    ],
    ['a file', () => rawPdf('', { 4: stream('/Type /EmbeddedFile', 'MZ') }), 'embedded_file'],
    ['a file pinned to a page', () => annotation('/Subtype /FileAttachment /FS << /F (a) >>'), 'embedded_file'],
    ['rich media', () => annotation('/Subtype /RichMedia'), 'embedded_file'],
    ['a film', () => annotation('/Subtype /Movie /Movie << /F (a.avi) >>'), 'embedded_file'],
    ['a collection of files', () => rawPdf('/Collection << /View /D >>'), 'embedded_file'],
    [
      'a stream whose contents are elsewhere',
      () => rawPdf('', { 4: stream('/F (//example.org/a)', '') }),
      'embedded_file',
    ],
    [
      'having no page',
      () => writePdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
      'no_pages',
    ],
    ['having only a header', () => Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'],
    ['being cut off', async () => (await drawn({ useObjectStreams: false })).subarray(0, 60), 'damaged'],
    ['having an object that cannot be read', () => rawPdf('/X 4 0 R', { 4: '<< /A (not closed >>' }), 'damaged'],
    [
      'a circular page tree',
      () => rawPdf('', { 3: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>' }),
      'damaged',
    ],
    ['deeply nested lists', () => rawPdf('', { 4: '['.repeat(500_000) }), 'too_complex'],
    [
      'a bomb in an object stream',
      () => rawPdf('', { 4: packedStream('/Type /ObjStm /N 1 /First 4', `6 0 (${' '.repeat(200_000_000)})`) }),
      'too_complex',
    ],
  ])('%s', async (_name, build, reason) => {
    expect(await inspectPdf({ bytes: await build(), use: 'cla' })).toEqual({ refusal: reason });
  });

  test('being encrypted', async () => {
    const document = await PDFDocument.load(await drawn());
    document.encrypt({ ownerPassword: 'owner' });

    expect(await inspectPdf({ bytes: await document.save(), use: 'cla' })).toEqual({ refusal: 'encrypted' });
  });
});

describe('a broken PDF is repaired once, and then stays unchanged:', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['without a cross-reference table', () => rewrite(rawPdf(), /xref\n[^]*?trailer/, 'trailer')],
    ['whose end gives a wrong offset', () => rewrite(rawPdf(), /startxref\n\d+/, 'startxref\n7')],
    ['whose table is one row too short', () => rewrite(rawPdf(), /3 1\n\d{10} 00000 n \n/, '')],
    ['whose table misses the objects', () => rewrite(rawPdf(), '%PDF-1.7\n', '%PDF-1.7\n\n\n')],
    ['whose table counts wrongly', () => rewrite(rawPdf(), '3 1\n', '4 1\n')],
    ['with object streams and a wrong end', async () => rewrite(await drawn(), /startxref\n\d+/, 'startxref\n99')],
    ['with bytes before its header', () => Buffer.concat([Buffer.from('HTTP\r\n\r\n'), rawPdf()])],
    ['with another file behind it', () => Buffer.concat([rawPdf(), Buffer.from(`PK\u0003\u0004${'x'.repeat(5000)}`)])],
    ['that names a key twice', () => rawPdf('/OpenAction [3 0 R /Fit] /OpenAction [3 0 R /Fit]')],
    [
      'that names a key twice in an object stream',
      () => rawPdf('', { 5: packedStream('/Type /ObjStm /N 1 /First 4', '6 0 << /S /Named /S /GoTo >>') }),
    ],
  ])('%s', async (_name, build) => {
    const bytes = await build();

    const mended = accepted(await inspectPdf({ bytes, use: 'cla' }));

    expect(mended.note).toBe('structure');
    expect(await inspectPdf({ bytes: mended.bytes, use: 'cla' })).toEqual({ ...mended, note: null });
    await expectSignable(mended.bytes, mended.pages);
  });

  test('whose table leads readers to something other than what the library read', async () => {
    const script = '4 0 obj << /S /JavaScript /JS (app.alert) >> endobj';
    const hiding = rawPdf('/OpenAction 4 0 R', { 4: '[3 0 R /Fit]', 5: stream('', script) });
    const place = hiding.toString('latin1').indexOf(script);
    const astray = rewrite(hiding, /4 1\n\d{10}/, `4 1\n${String(place).padStart(10, '0')}`);

    const mended = accepted(await inspectPdf({ bytes: astray, use: 'cla' }));

    expect(mended.note).toBe('structure');
    expect(await inspectPdf({ bytes: mended.bytes, use: 'cla' })).toEqual({ ...mended, note: null });
  });
});

function accepted(inspection: PdfInspection): Exclude<PdfInspection, { refusal: unknown }> {
  if ('refusal' in inspection) {
    throw new Error(`refused: ${inspection.refusal}`);
  }
  return inspection;
}
