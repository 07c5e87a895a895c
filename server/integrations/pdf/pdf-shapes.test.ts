import { expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import type { PdfInspection } from './pdf-inspection.ts';
import { SHAPES_OF_CONTENT } from './testing/shapes-of-content.ts';
import { SHAPES_OF_STRUCTURE } from './testing/shapes-of-structure.ts';

/** Shapes that the test files of pdf.js, qpdf, poppler and MuPDF have; none of these files is here. */
const SHAPES = [...SHAPES_OF_STRUCTURE, ...SHAPES_OF_CONTENT];

const outcome = (inspection: PdfInspection): string =>
  'refusal' in inspection ? inspection.refusal : (inspection.note ?? 'kept');

const isRewritten = (inspection: PdfInspection, bytes: Buffer): boolean =>
  !('refusal' in inspection) && Buffer.compare(inspection.bytes, bytes) !== 0;

test('there are a hundred shapes', () => {
  expect(new Set(SHAPES.map(([name]) => name)).size).toBeGreaterThanOrEqual(100);
});

test.each(SHAPES.map((shape) => [shape[0], shape] as const))(
  'a signed document with %s is never rewritten, and is judged right as a CLA',
  async (_name, shape) => {
    const [, build, signed, cla = signed] = shape;
    const bytes = build();

    const asSigned = await inspectPdf({ bytes, use: 'signed' });
    const asCla = await inspectPdf({ bytes, use: 'cla' });

    expect([outcome(asSigned), outcome(asCla)]).toEqual([signed, cla]);
    expect(isRewritten(asSigned, bytes)).toBe(false);
    expect(isRewritten(asCla, bytes)).toBe(!('refusal' in asCla) && (cla === 'structure' || cla === 'form'));
  },
);
