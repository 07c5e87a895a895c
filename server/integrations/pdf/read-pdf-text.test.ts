import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pdfWithoutText, pdfWithText } from '#server/modules/cla/testing/cla-pdf.ts';
import { projectRoot } from '#server/project-root.ts';
import { extractPdfText } from './extract-pdf-text.ts';
import { readPdfText, TEXT_MAX_CHARACTERS } from './read-pdf-text.ts';

/** A thread takes a while to start on a busy machine. */
const TIMEOUT = 60_000;

const demo = (name: string): Promise<Buffer> => readFile(join(projectRoot, 'server/demo/cla', name));

describe('a CLA of two pages is read as its paragraphs', { timeout: TIMEOUT }, () => {
  test.each([
    [
      'individual.zh.pdf',
      {
        title: '个人贡献者许可协议',
        heading: '5 双方不承担的义务',
        clause:
          '1.2 “贡献”是指您有意按照项目要求的方式（例如合并请求）向项目提交的任何成果，包括代码、文档、译文、设计和数据。您明确标注为不作贡献的内容，不属于贡献。',
      },
    ],
    [
      'individual.en.pdf',
      {
        title: 'Individual Contributor Licence Agreement',
        heading: '5 What nobody owes',
        clause: '1.3 “Recipients” are the Community and everybody who receives a Project, directly or through others.',
      },
    ],
  ])('%s', async (name, { title, heading, clause }) => {
    const paragraphs = await extractPdfText(await demo(name));

    expect(paragraphs).toEqual(expect.arrayContaining([title, heading, clause]));
    expect(paragraphs?.filter((text) => text === title)).toHaveLength(1);
    expect(paragraphs?.filter((text) => /\d \/ \d/.test(text))).toEqual([]);
  });
});

describe('there is no text in', { timeout: TIMEOUT }, () => {
  test('a scan', async () => {
    expect(await extractPdfText(await pdfWithoutText())).toEqual([]);
  });

  test('what is no PDF', async () => {
    expect(await extractPdfText(Buffer.from('%PDF-1.7 and nothing else'))).toEqual([]);
  });

  test('a PDF that says more than anybody could compare', async () => {
    const line = 'W'.repeat(60);
    // Half as much again: what all pages begin or end with is taken for their head and foot, and left out.
    const lines = Array.from({ length: (1.5 * TEXT_MAX_CHARACTERS) / line.length }, () => line);

    expect(await readPdfText(await pdfWithText(lines))).toEqual([]);
  });
});
