import { deflateSync } from 'node:zlib';
import { pdfWithContents } from './bombs.ts';
import { increment } from './pdf-increment.ts';
import { packedStream, rawPdf, rewrite, stream } from './raw-pdf.ts';
import type { Shape } from './shapes-of-structure.ts';

const LAUNCH = '<< /S /Launch /F (calc.exe) >>';
const astray = (pdf: Buffer): Buffer => rewrite(pdf, /startxref\n\d+(?=\n%%EOF\n$)/, 'startxref\n7');
const annotation = (dict: string): Buffer =>
  rawPdf('', {
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
    4: `<< /Type /Annot /Rect [0 0 9 9] ${dict} >>`,
  });
const field = (script: string): Buffer =>
  annotation(`/Subtype /Widget /FT /Tx /T (date) /AA << /F << /S /JavaScript /JS (${script}) >> >>`);
const form = (xml: string, catalog = ''): Buffer =>
  rawPdf(`/AcroForm << /Fields [] /XFA [(template) 4 0 R] >> ${catalog}`, { 4: packedStream('', xml) });
const structure = (element: string): Buffer =>
  rawPdf('/StructTreeRoot 4 0 R', {
    4: '<< /Type /StructTreeRoot /K [5 0 R] /RoleMap << /Movie /Span >> >>',
    5: `<< /Type /StructElem /P 4 0 R ${element} >>`,
  });

/** A page with a picture under a name of its resources or as its thumbnail; the picture is object 4. */
const picture = (entries: string, data = 'x', use = '/Resources << /XObject << /I 4 0 R >> >>'): Buffer =>
  rawPdf('', {
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${use} >>`,
    4: stream(entries, data),
  });
const packed = (size: number): string => deflateSync(Buffer.alloc(size), { level: 9 }).toString('latin1');
const scan = (width: number, height: number, space = '/DeviceGray'): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${space} /Filter /FlateDecode`;
const THUMB = '/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray';

/** Shapes of pictures, forms, actions and what hides them. */
export const SHAPES_OF_CONTENT: readonly Shape[] = [
  // Pictures
  ['a page in colour at 600 dpi (S05)', () => picture(scan(4962, 7014, '/DeviceRGB'), packed(1000)), 'kept'],
  ['a page in colour at 1,200 dpi', () => picture(scan(9924, 14_028, '/DeviceRGB'), packed(1000)), 'too_fine'],
  [
    'a picture of indexed colours',
    () => picture(scan(9924, 9924, '[/Indexed /DeviceRGB 1 <000000FFFFFF>]'), packed(9)),
    'kept',
  ],
  ['a picture that holds more than it declares', () => picture(scan(9, 9), packed(70_000_000)), 'kept'],
  [
    'a picture packed twice, with a bomb inside',
    () => picture(scan(9, 9).replace('/FlateDecode', '[/FlateDecode /FlateDecode]'), packed(70_000_000)),
    'too_complex',
  ],
  [
    'a picture that is the page’s contents too',
    () => picture(scan(9, 9), packed(70_000_000), '/Contents 4 0 R /Resources << /XObject << /I 4 0 R >> >>'),
    'too_complex',
  ],
  ['a thumbnail without a subtype (S04)', () => picture(`${THUMB} /Filter /DCTDecode`, 'x', '/Thumb 4 0 R'), 'kept'],
  [
    'a packed thumbnail without a subtype',
    () => picture(`${THUMB} /Filter /FlateDecode`, packed(81), '/Thumb 4 0 R'),
    'kept',
  ],
  ['a fax page', () => picture(`/Subtype /Image ${THUMB} /Filter /CCF`), 'kept'],
  ['a photo in letters', () => picture(`/Subtype /Image ${THUMB} /Filter [/A85 /DCT]`, '!!~>'), 'kept'],
  ['a broken photo', () => picture(`/Subtype /Image ${THUMB} /Filter /DCTDecode`, ''), 'kept'],
  // Streams
  ['contents that are cut off', () => pdfWithContents(packed(1000).slice(0, -8), '/FlateDecode'), 'kept'],
  ['contents that are broken', () => pdfWithContents(`x\u009c${'\u00ff'.repeat(9)}`, '/FlateDecode'), 'kept'],
  ['contents by a short name of their filter', () => pdfWithContents(packed(9), '/Fl'), 'kept'],
  ['contents packed as a photo', () => pdfWithContents('x', '/DCTDecode'), 'too_complex'],
  ['contents packed in an unknown way', () => pdfWithContents('x', '/Potato'), 'too_complex'],
  ['contents of 80 MB', () => pdfWithContents(packed(80_000_000), '/FlateDecode'), 'too_complex'],
  // Forms and structure
  ['a date format of Acrobat (S08)', () => field('AFDate_FormatEx\\("mmm d, yyyy"\\);'), 'formats'],
  ['a number format of Acrobat', () => field("AFNumber_Format\\(2, 0, 0, 0, '$', true\\)"), 'formats'],
  ['a format with a call inside', () => field('AFDate_FormatEx\\(app.alert\\(1\\)\\)'), 'script'],
  ['a format with a script behind it', () => field('AFDate_FormatEx\\("d"\\);app.alert\\(1\\)'), 'script'],
  ['a format that uses a variable', () => field('AFDate_FormatEx\\(this.URL\\)'), 'script'],
  ['a static XFA form (S08)', () => form('<template xmlns="http://www.xfa.org/"/>'), 'form'],
  ['an XFA form with a script', () => form('<template><xfa:script>x</xfa:script></template>'), 'form', 'form'],
  ['own roles Movie and Thread (S09)', () => structure('/S /Movie'), 'kept'],
  ['a role with the operands of an action', () => structure('/S /Launch /F (calc.exe)'), 'launch'],
  // What is forbidden, hidden from some readers
  [
    'an action between the lines',
    () => astray(rewrite(rawPdf(), '3 0 obj', `9 0 obj ${LAUNCH} endobj\n3 0 obj`)),
    'launch',
  ],
  [
    'an action within a stream',
    () => astray(rawPdf('', { 4: stream('', `9 0 obj ${LAUNCH} endobj`) })),
    'launch',
    'structure',
  ],
  [
    'an action within a stream of a sound file',
    () => rawPdf('', { 4: stream('', `9 0 obj ${LAUNCH} endobj`) }),
    'kept',
  ],
  [
    'an action that a later revision replaced',
    () => astray(increment(rawPdf('', { 4: LAUNCH }), { 4: '(gone)' })),
    'launch',
    'structure',
  ],
  [
    'an action in a list that cannot be read',
    () => astray(rawPdf('', { 4: `<< /A ${LAUNCH} /B (not closed >>` })),
    'launch',
    'damaged',
  ],
  [
    'an action with a disguised name there',
    () => astray(rawPdf('', { 4: '<< /S /La#75nch /B (not closed >>' })),
    'launch',
    'damaged',
  ],
  [
    'an action under a key named twice',
    () => rawPdf('/OpenAction << /S /Launch /S /GoTo /D [3 0 R /Fit] >>'),
    'launch',
    'structure',
  ],
  [
    'a file under a key named twice, in a stream',
    () => astray(rawPdf('', { 4: stream('', '9 0 obj << /EF 1 /X << /EF 2 /EF 3 >> >> endobj') })),
    'embedded_file',
    'structure',
  ],
  [
    'an action in an undeclared object stream',
    () => astray(rawPdf('', { 4: packedStream('/N 1 /First 4', `9 0 ${LAUNCH}`) })),
    'launch',
    'structure',
  ],
  [
    'an unreadable object stream that readers may manage',
    () => astray(rawPdf('', { 4: packedStream('/Type /ObjStm /N 9 /First 4', '9 0 x') })),
    'damaged',
    'damaged',
  ],
  ['a mark of encryption and no table', () => rewrite(astray(rawPdf()), '/Root', '/Encrypt 9 0 R /Root'), 'encrypted'],
];
