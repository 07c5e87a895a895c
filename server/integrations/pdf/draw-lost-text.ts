import { PDFDocument } from '@cantoo/pdf-lib';
import { FlowLayout } from './flow-layout.ts';
import { loadFontsFor } from './fonts.ts';
import { paintSheets } from './paint.ts';

const TITLE = '协议文本缺失 · Text not available';
const PARAGRAPHS = [
  '这个版本的协议是从其他系统导入的，但其文本没有一并导入。此页不是协议内容，也不能用于签署。',
  'This version of the agreement was imported from another system, and its text did not come with it. This page is not the agreement, and nobody can sign it.',
];
const TITLE_STYLE = { size: 18, leading: 26, tint: 'ink' } as const;
const TEXT_STYLE = { size: 11, leading: 18, tint: 'ink' } as const;

/** Draws what stands in the place of a CLA whose text is lost. The bytes are always the same. */
export async function drawLostText(): Promise<Uint8Array> {
  const fonts = await loadFontsFor([TITLE, ...PARAGRAPHS]);
  const layout = new FlowLayout(fonts, { language: 'zh', title: TITLE, foot: '' });
  layout.masthead(TITLE, TITLE_STYLE);
  for (const text of PARAGRAPHS) {
    layout.space(24);
    layout.row([{ text, style: TEXT_STYLE }]);
  }
  const document = await PDFDocument.create({ updateMetadata: false });
  await paintSheets(document, layout.finish(), fonts);
  return document.save();
}
