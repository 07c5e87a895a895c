import { createHash } from 'node:crypto';
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { extractPdfText } from './extract-pdf-text.ts';
import { loadFonts, loadFontsFor } from './fonts.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { paintSheets } from './paint.ts';
import { SHEET, type Sheet, type TextLine } from './sheet.ts';
import { drawSignaturePage, layOutSignature, printedTexts, type SignaturePage } from './signature-page.ts';
import { lineDeviations } from './testing/expected-ink.ts';
import { type Bitmap, blankSheet, compareInk, renderPages } from './testing/render.ts';

const TOLERANCE = 0.05;
const NO_PAGE = blankSheet(SHEET.width, SHEET.height).read();
const MARGINS = [
  { left: 0, right: 60, bottom: 0, top: SHEET.height },
  { left: SHEET.width - 60, right: SHEET.width, bottom: 0, top: SHEET.height },
  { left: 0, right: SHEET.width, bottom: 0, top: 40 },
  { left: 0, right: SHEET.width, bottom: SHEET.height - 60, top: SHEET.height },
];

const chinesePage: SignaturePage = {
  language: 'zh',
  title: '个人贡献者许可协议',
  subtitle: '签署页',
  reference: 'SG-7Q4M-2XKD',
  rows: [
    { label: '姓名', value: '欧阳㛃龑䶮𬀩' },
    { label: '电子邮箱', value: 'contributor@example.org' },
    { label: '别名', value: 'Łukasz Žižka · 김철수 · Ọlọ́run X̌ · Παπαδόπουλος · Иванов · 高橋けんじ' },
    { label: '地址', value: '示例市开源大道 1 号“示例社区”大厦（北楼）5 层，邮政编码 000000；请通过“Signet”服务联系' },
  ],
  statement: '本人已阅读并同意上述贡献者许可协议，并同意以电子方式签署。',
  evidence: [
    { label: '协议指纹', value: createHash('sha256').update('example').digest('hex') },
    { label: '签署日期', value: '2026-11-21' },
  ],
};

const englishPage: SignaturePage = {
  language: 'en',
  title: 'Agreement',
  subtitle: 'Signature page',
  reference: 'SG-7Q4M-2XKD',
  rows: [{ label: 'Name', value: 'Łukasz O’Brien-Žižka, 示例开源有限公司（深圳）' }],
  statement: 'I have read the agreement above and agree to it.',
  evidence: [{ label: 'Date', value: '2026-11-21' }],
};

async function claOf(
  build: (document: PDFDocument) => void = () => undefined,
  useObjectStreams = true,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([SHEET.width, SHEET.height]).drawText('An agreement', { x: 80, y: 600 });
  build(document);
  return document.save({ useObjectStreams });
}

function inheritRotationAndCrop(document: PDFDocument): void {
  const pages = document.catalog.Pages();
  pages.set(PDFName.of('Rotate'), document.context.obj(90));
  pages.set(PDFName.of('CropBox'), document.context.obj([100, 100, 300, 300]));
}

const CLAS = {
  'with object streams': () => claOf(),
  'with a classic cross-reference table': () => claOf(undefined, false),
  'with a rotated page': () => claOf((document) => document.getPage(0).setRotation(degrees(90))),
  'whose pages inherit rotation and crop': () => claOf(inheritRotationAndCrop),
  'with pages of several sizes': () => claOf((document) => document.addPage([300, 200])),
  'with a form': () => claOf((document) => document.getForm().createTextField('name').addToPage(document.getPage(0))),
} as const;

/** The deviation of every line of a signature from the rendered pages at the end of a document. */
async function deviationsAtEnd(
  pages: readonly Bitmap[],
  signature: SignaturePage,
): Promise<{ text: string; deviation: number }[]> {
  const fonts = await loadFontsFor(printedTexts(signature));
  const first = pages.length - layOutSignature(signature, fonts, 0).length;
  const sheets = layOutSignature(signature, fonts, first);
  return sheets.flatMap((sheet, index) => lineDeviations(pages[first + index] ?? NO_PAGE, sheet, fonts));
}

// The first page drawn loads the fonts, which is slow on a busy machine.
describe('a signature page', () => {
  test.each(Object.entries(CLAS))('is appended to a CLA %s, whose bytes and pages stay unchanged', async (_, build) => {
    const cla = await build();
    const claPages = await renderPages(cla);

    const signed = await drawSignaturePage({ cla, page: chinesePage });

    const pages = await renderPages(signed);
    expect(Buffer.from(signed.subarray(0, cla.length)).equals(cla)).toBe(true);
    expect(pages.slice(0, -1)).toEqual(claPages);
    for (const { text, deviation } of await deviationsAtEnd(pages, chinesePage)) {
      expect(deviation, text).toBeLessThan(TOLERANCE);
    }
  });

  test('shows values of any script in English too', async () => {
    const signed = await drawSignaturePage({ cla: await claOf(), page: englishPage });

    const deviations = await deviationsAtEnd(await renderPages(signed), englishPage);

    expect(deviations.map(({ text }) => text)).toContain('Łukasz O’Brien-Žižka, 示例开源有限公司（深圳）');
    for (const { text, deviation } of deviations) {
      expect(deviation, text).toBeLessThan(TOLERANCE);
    }
  });

  describe('prints the names of many scripts, and they can be copied as they were typed', () => {
    test.each([
      ['Arabic, joined', 'سارة محمد الأحمد'],
      ['Arabic with vowels', 'مُحَمَّد'],
      ['Arabic in brackets among Latin', 'Ada سارة (محمد) Smith 12'],
      ['Persian quotes and brackets, which face the other way', 'شرکت (مسئولیت محدود) «نمونه»'],
      ['Hebrew with points', 'שָׂרָה בַּת־צִיּוֹן'],
      ['Thai with marks above each other', 'สมชาย เก่งกล้า น้ำใจ ปู่ที่รู้'],
      ['Devanagari with conjuncts', 'क्षत्रिय श्रीमती प्रद्युम्न अर्जुन कृष्णा'],
      ['Arabic within Chinese', '示例公司 سارة（上海）有限公司'],
      ['hanzi of Extension B, G, H and I', '𠮷田𡃁𰻝\u{30001}\u{31350}\u{2EBF0}'],
      ['hanzi of Extension B to F that few fonts have', '王\u{20001}𪚥李\u{2A701}\u{2B7A0}\u{2B8FF}張\u{2CEB1}'],
      ['such hanzi beside Arabic', '明\u{2A6D6} سارة'],
    ])('%s', async (_, value) => {
      const page = { ...chinesePage, rows: [{ label: '姓名', value }] };

      const signed = await drawSignaturePage({ cla: await claOf(), page });

      expect((await extractPdfText(signed))?.join('\n')).toContain(value);
      const shown = (await deviationsAtEnd(await renderPages(signed), page)).find(({ text }) => text === value);
      expect(shown?.deviation).toBeLessThan(TOLERANCE);
      expect(await inspectPdf({ bytes: signed, use: 'signed' })).toMatchObject({ note: null });
    });

    test('a hanzi with a variation selector as the hanzi', async () => {
      const page = { ...chinesePage, rows: [{ label: '姓名', value: '辻\u{E0100}本' }] };

      const signed = await drawSignaturePage({ cla: await claOf(), page });

      expect((await extractPdfText(signed))?.join('\n')).toContain('辻本');
    });

    test('in lines that are too long for one', async () => {
      const value = 'شركة نموذجية للبرمجيات '.repeat(12).trim();
      const page = { ...chinesePage, rows: [{ label: '公司', value }] };

      const signed = await drawSignaturePage({ cla: await claOf(), page });

      expect((await extractPdfText(signed))?.join(' ').replaceAll(/\s+/g, ' ')).toContain(value);
      for (const { text, deviation } of await deviationsAtEnd(await renderPages(signed), page)) {
        expect(deviation, text).toBeLessThan(TOLERANCE);
      }
    });
  });

  test('continues over as many pages as its texts need, within the margins', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ label: `字段 ${index + 1}`, value: '值'.repeat(index) }));
    const long = {
      ...chinesePage,
      rows: [...rows, { label: '长', value: '长'.repeat(1500) }, { label: '链接', value: 'x'.repeat(300) }],
    };

    const pages = (await renderPages(await drawSignaturePage({ cla: await claOf(), page: long }))).slice(1);

    expect(pages).toHaveLength(layOutSignature(long, loadFonts(), 1).length);
    expect(pages.length).toBeGreaterThan(4);
    for (const { text, deviation } of await deviationsAtEnd([NO_PAGE, ...pages], long)) {
      expect(deviation, text).toBeLessThan(TOLERANCE);
    }
    for (const page of pages) {
      expect(MARGINS.map((area) => compareInk(page, NO_PAGE, area).difference)).toEqual([0, 0, 0, 0]);
    }
  });

  test.each([
    ['a short name', '欧阳㛃龑'],
    ['a name of several lines', 'Maximiliane Freifrau von und zu Example-Beispielhausen '.repeat(2).trim()],
    ['an Arabic name', 'سارة محمد الأحمد'],
  ])('bears %s on a line with the seal beside it, and the number of the page in the document', async (_, name) => {
    const page = { ...chinesePage, signature: { label: '签署人', name, time: '签署于 2026年11月28日 13:39（UTC）' } };
    const signed = await drawSignaturePage({ cla: await claOf((document) => document.addPage()), page });

    const text = (await extractPdfText(signed))?.join('\n') ?? '';
    expect(text.replaceAll(/\s+/g, ' ')).toContain(name);
    expect(text).toContain('第 3 页，共 3 页');
    for (const { text: line, deviation } of await deviationsAtEnd(await renderPages(signed), page)) {
      expect(deviation, line).toBeLessThan(TOLERANCE);
    }
    const [sheet = []] = layOutSignature(page, await loadFontsFor(printedTexts(page)), 2);
    expect(sheet.filter(({ kind }) => kind === 'mark')).toHaveLength(1);
  });

  test('of an employee with optional fields and a long name is one page', () => {
    const line = 'I sign this agreement as an employee and contribute under the agreement of the company. ';
    const page: SignaturePage = {
      ...englishPage,
      rows: ['Company', 'Email', 'Date of signing', 'Phone'].map((label) => ({ label, value: 'Example' })),
      statement: line.repeat(6).trim(),
      signature: { label: 'Signed by', name: 'Example Name '.repeat(7).trim(), time: 'Signed on 28 November 2026' },
      evidence: Array.from({ length: 13 }, (_, index) => ({ label: `Evidence ${index}`, value: 'Example' })),
      verification: { title: 'Verify', url: 'https://sign.example.org/verify/SG-7Q4M-2XKD', texts: [line, line] },
    };

    expect(layOutSignature(page, loadFonts(), 2)).toHaveLength(1);
  });

  describe('with blanks to sign on paper', () => {
    const blanks = [
      [{ label: '公司盖章（公章）', framed: true, width: 200, height: 148 }],
      [
        { label: '授权代表签字', left: 232, height: 64 },
        { label: '日期', left: 232, height: 64 },
      ],
    ];
    const paperPage = { ...chinesePage, blanks };

    test('has their labels, a frame for the seal and lines to write on', async () => {
      const [sheet = []] = layOutSignature(paperPage, loadFonts(), 1);
      const strokes = sheet.filter((item) => item.kind === 'box' && item.tint === 'muted');

      const signed = await drawSignaturePage({ cla: await claOf(), page: paperPage });

      expect(strokes).toHaveLength(6);
      for (const { text, deviation } of await deviationsAtEnd(await renderPages(signed), paperPage)) {
        expect(deviation, text).toBeLessThan(TOLERANCE);
      }
    });

    test.each([0, 3, 8, 9, 10, 11, 12, 20])(
      'keeps them on one sheet with the statement after %i rows',
      async (count) => {
        const rows = Array.from({ length: count }, (_, index) => ({ label: `字段 ${index}`, value: '值' }));
        const sheets = layOutSignature({ ...paperPage, rows }, loadFonts(), 1);
        const textsOf = (sheet: Sheet) =>
          sheet.flatMap((item) => (item.kind === 'text' ? [item.letters.map(({ text }) => text).join('')] : []));

        const sheet = sheets.map(textsOf).find((texts) => texts.includes('日期')) ?? [];

        expect(sheet).toEqual(expect.arrayContaining(['公司盖章（公章）', '授权代表签字', '日期']));
        expect(sheet.join('')).toContain('同意以电子方式签署');
      },
    );
  });

  describe('is searched and copied as it was written, whatever was printed before', () => {
    test.each([
      ['a character that looks the same', '⼀', '一'],
      ['a dash that looks the same', '\u2012', '–'],
      ['letters that are drawn from its parts', 'Žižka', 'Zizka'],
    ])('%s', async (_, before, value) => {
      const pageOf = (text: string): SignaturePage => ({ ...chinesePage, rows: [{ label: '姓名', value: text }] });
      await drawSignaturePage({ cla: await claOf(), page: pageOf(before) });

      const text = await extractPdfText(await drawSignaturePage({ cla: await claOf(), page: pageOf(value) }));

      expect(text?.join('\n')).toContain(value);
    });
  });

  test('refuses a character that no font has, and names it', async () => {
    const page = { ...englishPage, rows: [{ label: 'Name', value: 'Ada 😀' }] };

    await expect(drawSignaturePage({ cla: await claOf(), page })).rejects.toMatchObject({
      code: 'bad_request_parameter',
      details: { character: '😀' },
    });
  });
});

test('a missing glyph is detected, whatever the text layer says', async () => {
  const fonts = loadFonts();
  const [sheet = []] = layOutSignature(chinesePage, fonts, 0);
  const name = '欧阳㛃龑䶮𬀩';
  const document = await PDFDocument.create();
  await paintSheets(document, [sheet.map((item) => (item.kind === 'text' ? withoutLast(item) : item))], fonts);

  const [page = NO_PAGE] = await renderPages(await document.save());

  const deviation = lineDeviations(page, sheet, fonts).find(({ text }) => text === name)?.deviation;
  expect(deviation).toBeGreaterThan(2 * TOLERANCE);
});

function withoutLast(line: TextLine): TextLine {
  return { ...line, letters: line.letters.slice(0, -1) };
}
