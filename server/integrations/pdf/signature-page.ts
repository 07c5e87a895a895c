import { PDFDocument } from '@cantoo/pdf-lib';
import { type Blank, FlowLayout, type Numbering, type SignatureBlock, type TextStyle } from './flow-layout.ts';
import { type Fonts, loadFontsFor } from './fonts.ts';
import { paintSheets } from './paint.ts';
import type { Sheet } from './sheet.ts';
import type { PageLanguage } from './typeset.ts';

const TITLE = { size: 20, leading: 32, tint: 'ink' } as const satisfies TextStyle;
const SUBTITLE = { size: 11, leading: 20, tint: 'muted' } as const satisfies TextStyle;
const NAME = { size: 22, leading: 34, tint: 'ink' } as const satisfies TextStyle;
const LONG_NAME = { size: 14, leading: 20, tint: 'ink' } as const satisfies TextStyle;
/** A name of more letters is set smaller, so that it takes two lines at most and the page stays one page. */
const NAME_LETTERS_MAX = 40;
const LABEL = { size: 9.5, leading: 18, tint: 'muted' } as const satisfies TextStyle;
const VALUE = { size: 11, leading: 18, tint: 'ink' } as const satisfies TextStyle;
const STATEMENT = { size: 11, leading: 18, tint: 'ink' } as const satisfies TextStyle;
const EVIDENCE_LABEL = { size: 8, leading: 11.5, tint: 'muted' } as const satisfies TextStyle;
const EVIDENCE_VALUE = { size: 8, leading: 11.5, tint: 'ink' } as const satisfies TextStyle;
const GAP = 20;
const LABEL_WIDTH = 120;
const VALUE_LEFT = LABEL_WIDTH + 16;
const NOTICE_TITLE = { size: 9.5, leading: 16, tint: 'ink' } as const satisfies TextStyle;
const NOTICE = { size: 7.5, leading: 11.5, tint: 'muted' } as const satisfies TextStyle;
const CODE_SIDE = 84;

/** A value and its label. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** The content of a signature page. All texts are in its language; values may be in any script. */
export interface SignaturePage {
  readonly language: PageLanguage;
  /** Name of the agreement, and below it what this page is. */
  readonly title: string;
  readonly subtitle: string;
  /** Printed at the foot of every page of the signature. */
  readonly reference: string;
  /** The submitted values. */
  readonly rows: readonly LabelledValue[];
  /** The statement that the signer consented to. */
  readonly statement: string;
  /** Who signed electronically and when, below the statement; none when signed on paper. */
  readonly signature?: { readonly label: string; readonly name: string; readonly time: string };
  /** Columns of blanks to sign on paper, below the statement; none when signed electronically. */
  readonly blanks?: readonly (readonly Blank[])[];
  /** Evidence of the signing. */
  readonly evidence: readonly LabelledValue[];
  /** Where the document can be verified, as a QR code with texts beside it. */
  readonly verification?: { readonly title: string; readonly url: string; readonly texts: readonly string[] };
}

/** What a page's number is printed with. */
const NUMBERS = {
  zh: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  en: (page, pages) => `Page ${page} of ${pages}`,
} as const satisfies Record<PageLanguage, Numbering['text']>;

/** A CLA and the content of its signature page. */
export interface SignatureTask {
  readonly cla: Uint8Array;
  readonly page: SignaturePage;
}

/**
 * Draws the signature page, on as many pages as its texts need, at the end of a CLA. The result begins with the CLA's
 * own bytes, so that its fingerprint can be checked from the signed document alone. Blocks its thread, so use
 * `appendSignaturePage`. Error: `bad_request_parameter` for a character that no font has.
 */
export async function drawSignaturePage({ cla, page }: SignatureTask): Promise<Uint8Array> {
  const fonts = await loadFontsFor(printedTexts(page));
  const document = await PDFDocument.load(cla, { forIncrementalUpdate: true, updateMetadata: false });
  await paintSheets(document, layOutSignature(page, fonts, document.getPageCount()), fonts);
  return document.commit();
}

/** Every text that a signature page prints. */
export function printedTexts({
  language,
  title,
  subtitle,
  reference,
  rows,
  statement,
  signature,
  blanks = [],
  evidence,
  verification,
}: SignaturePage): string[] {
  const values = [...rows, ...evidence].flatMap(({ label, value }) => [label, value]);
  const labels = blanks.flat().map(({ label }) => label);
  const besideCode = verification === undefined ? [] : [verification.title, verification.url, ...verification.texts];
  const signed = signature === undefined ? [] : [signature.label, signature.name, signature.time];
  const number = NUMBERS[language](0, 0);
  return [title, subtitle, reference, number, ...values, statement, ...signed, ...labels, ...besideCode];
}

/** Lays out the sheets of a signature page that follow the pages of a CLA, without painting them. */
export function layOutSignature(page: SignaturePage, fonts: Fonts, pagesBefore: number): Sheet[] {
  const { language, title, subtitle, reference, rows, statement, blanks = [], evidence, verification } = page;
  const layout = new FlowLayout(fonts, {
    language,
    title: `${title} · ${subtitle}`,
    foot: reference,
    numbering: { before: pagesBefore, text: NUMBERS[language] },
  });
  const signature = blockOf(page);
  layOutTitle(layout, page);
  for (const { label, value } of rows) {
    layout.hairline('hairline');
    layout.space(3);
    layout.row([
      { text: label, style: LABEL, width: LABEL_WIDTH },
      { text: value, style: VALUE, left: VALUE_LEFT },
    ]);
    layout.space(3);
  }
  layout.hairline('hairline');
  layout.space(GAP);
  const signed = signature === undefined ? 0 : layout.heightOfSignature(signature);
  layout.quote(statement, STATEMENT, GAP + signed + layout.heightOfBlanks(blanks, LABEL));
  layout.space(GAP);
  if (signature !== undefined) {
    layout.signature(signature);
    layout.space(GAP);
  }
  if (blanks.length > 0) {
    layout.blanks(blanks, LABEL);
    layout.space(GAP);
  }
  for (const { label, value } of evidence) {
    layout.row([
      { text: label, style: EVIDENCE_LABEL, width: LABEL_WIDTH },
      { text: value, style: EVIDENCE_VALUE, left: VALUE_LEFT },
    ]);
  }
  if (verification !== undefined) {
    const { title: heading, url, texts } = verification;
    layout.space(12);
    layout.code({ text: url, side: CODE_SIDE }, [
      { text: heading, style: NOTICE_TITLE },
      { text: url, style: EVIDENCE_VALUE },
      ...texts.map((text) => ({ text, style: NOTICE })),
    ]);
  }
  return layout.finish();
}

/** The mark heads pages to sign on paper; on others it is the seal of the signature. */
function layOutTitle(layout: FlowLayout, { title, subtitle, signature }: SignaturePage): void {
  if (signature === undefined) {
    layout.masthead(title, TITLE);
    layout.row([{ text: subtitle, style: SUBTITLE, left: 48 }]);
  } else {
    layout.row([{ text: title, style: TITLE }]);
    layout.row([{ text: subtitle, style: SUBTITLE }]);
  }
  layout.space(12);
}

function blockOf({ signature }: SignaturePage): SignatureBlock | undefined {
  return (
    signature && {
      label: { text: signature.label, style: LABEL },
      name: { text: signature.name, style: signature.name.length > NAME_LETTERS_MAX ? LONG_NAME : NAME },
      time: { text: signature.time, style: LABEL },
    }
  );
}
