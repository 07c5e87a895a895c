import { PDFDocument } from '@cantoo/pdf-lib';
import { FlowLayout, type TextStyle } from '#server/integrations/pdf/flow-layout.ts';
import { loadFonts } from '#server/integrations/pdf/fonts.ts';
import { paintSheets } from '#server/integrations/pdf/paint.ts';
import type { PageLanguage } from '#server/integrations/pdf/typeset.ts';
import type { Agreement } from './agreement.ts';

const TITLE = { size: 20, leading: 32, tint: 'ink' } as const satisfies TextStyle;
const EDITION = { size: 9, leading: 16, tint: 'muted' } as const satisfies TextStyle;
const NOTICE = { size: 9, leading: 16, tint: 'muted' } as const satisfies TextStyle;
const HEADING = { size: 12.5, leading: 24, tint: 'ink' } as const satisfies TextStyle;
const SECTION_NUMBER = { ...HEADING, tint: 'accent' } as const satisfies TextStyle;
const BODY = { size: 10.5, leading: 17, tint: 'ink' } as const satisfies TextStyle;
const CLAUSE_NUMBER = { size: 9, leading: 17, tint: 'muted' } as const satisfies TextStyle;
const CLAUSE_LEFT = 32;

/** A fixed date for the files, so that generating them again changes nothing. */
const EDITION_DATE = new Date('2026-11-01T00:00:00Z');

/** Prints an agreement as a PDF. The same text always gives the same bytes. */
export async function printAgreement(agreement: Agreement, language: PageLanguage): Promise<Uint8Array> {
  const fonts = loadFonts();
  const layout = new FlowLayout(fonts, { language, title: agreement.title, foot: agreement.foot });
  layOut(layout, agreement);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(agreement.title, { showInWindowTitleBar: true });
  document.setLanguage(language === 'zh' ? 'zh-CN' : 'en-GB');
  document.setProducer('Signet');
  document.setCreationDate(EDITION_DATE);
  await paintSheets(document, layout.finish(), fonts);
  return document.save();
}

function layOut(layout: FlowLayout, { title, edition, notice, introduction, sections, closing }: Agreement): void {
  layout.masthead(title, TITLE);
  layout.row([{ text: edition, style: EDITION, left: 48 }]);
  layout.space(16);
  layout.quote(notice, NOTICE);
  layout.space(16);
  layout.row([{ text: introduction, style: BODY }]);
  sections.forEach(({ heading, clauses }, index) => {
    layOutSection(layout, { number: `${index + 1}`, heading, clauses });
  });
  layout.space(16);
  layout.keep(3 * BODY.leading);
  layout.hairline('hairline');
  layout.space(8);
  layout.row([{ text: closing, style: BODY }]);
}

function layOutSection(
  layout: FlowLayout,
  section: { number: string; heading: string; clauses: readonly string[] },
): void {
  layout.space(16);
  layout.keep(HEADING.leading + 4 * BODY.leading);
  layout.row([
    { text: section.number, style: SECTION_NUMBER, width: CLAUSE_LEFT },
    { text: section.heading, style: HEADING, left: CLAUSE_LEFT },
  ]);
  section.clauses.forEach((clause, index) => {
    layout.row([
      { text: `${section.number}.${index + 1}`, style: CLAUSE_NUMBER, width: CLAUSE_LEFT },
      { text: clause, style: BODY, left: CLAUSE_LEFT },
    ]);
    layout.space(4);
  });
}
