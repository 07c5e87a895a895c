import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { pdfWithoutText, pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { extractPdfText } from './extract-pdf-text.ts';
import { readPdfText, TEXT_MAX_CHARACTERS } from './read-pdf-text.ts';

const demo = (name: string): Promise<Buffer> => readFile(join(projectRoot, 'server/demo/cla', name));

describe('a CLA of two pages is read as its paragraphs', () => {
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

describe('there is no text in', () => {
  test('a scan', async () => {
    expect(await extractPdfText(await pdfWithoutText())).toEqual([]);
  });

  test('a file that is no PDF', async () => {
    expect(await extractPdfText(Buffer.from('%PDF-1.7 and nothing else'))).toEqual([]);
  });

  test('a PDF with more text than anybody could compare', async () => {
    const line = 'W'.repeat(60);
    // Half as much again, because what all pages begin or end with is taken for a header or footer and left out.
    const lines = Array.from({ length: (1.5 * TEXT_MAX_CHARACTERS) / line.length }, () => line);

    expect(await readPdfText(await pdfWithText(lines))).toEqual([]);
  });
});
