import { deflateSync } from 'node:zlib';

/** Objects of a PDF by number, as written in the file; a stream is `stream(…)`. */
export type RawObjects = Readonly<Record<number, string>>;

/** A page tree with one page, beginning at object 2; the catalog is object 1. */
const PAGES: RawObjects = {
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
};

/** A stream with its length. */
export function stream(entries: string, contents: string): string {
  return `<< ${entries} /Length ${contents.length} >>\nstream\n${contents}\nendstream`;
}

/** A packed stream with its length. */
export function packedStream(entries: string, contents: string | Uint8Array): string {
  return stream(`${entries} /Filter /FlateDecode`, deflateSync(contents, { level: 9 }).toString('latin1'));
}

/** A PDF of one page with a valid cross-reference table; `catalog` and `objects` add to it. */
export function rawPdf(catalog = '', objects: RawObjects = {}): Buffer {
  return writePdf({ 1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...PAGES, ...objects });
}

/** Writes objects, their cross-reference table and a trailer that names object 1 as the root. */
export function writePdf(objects: RawObjects, trailer = ''): Buffer {
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const rows = Object.entries(objects).map(([number, object]) => {
    const row = `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${end}`, 'latin1');
}

/** Replaces a text in the bytes of a file; its length, and so all offsets, may change. */
export function rewrite(pdf: Uint8Array, from: string | RegExp, to: string): Buffer {
  return Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1');
}
