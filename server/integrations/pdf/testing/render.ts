import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PIXELS_PER_POINT = 2;
const STANDARD_FONTS = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'standard_fonts/');

/** A page as grey values from 0 (white) to 255 (black), two pixels per point, top row first. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** A rectangle in points from the lower left corner of a page. */
export interface Area {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Renders every page of a PDF as a viewer would. */
export async function renderPages(pdf: Uint8Array): Promise<Bitmap[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: STANDARD_FONTS, verbosity: 0 });
  const document = await loading.promise;
  const bitmaps: Bitmap[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: PIXELS_PER_POINT });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // The types only know the browser's canvas; this one has the same methods.
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    bitmaps.push(toBitmap(canvas));
  }
  await loading.destroy();
  return bitmaps;
}

/** A blank sheet of a size in points, to draw on in points from its lower left corner; `read` returns the picture. */
export function blankSheet(
  width: number,
  height: number,
): { context: ReturnType<Canvas['getContext']>; read: () => Bitmap } {
  const canvas = createCanvas(Math.round(width * PIXELS_PER_POINT), Math.round(height * PIXELS_PER_POINT));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(PIXELS_PER_POINT, 0, 0, -PIXELS_PER_POINT, 0, height * PIXELS_PER_POINT);
  return { context, read: () => toBitmap(canvas) };
}

/** The ink in an area, and how much of it the other bitmap has elsewhere, in fully black pixels. */
export function compareInk(actual: Bitmap, expected: Bitmap, area: Area): { expectedInk: number; difference: number } {
  let expectedInk = 0;
  let difference = 0;
  for (const index of pixelsIn(expected, area)) {
    const wanted = expected.ink[index] ?? 0;
    expectedInk += wanted / 255;
    difference += Math.abs(wanted - (actual.ink[index] ?? 0)) / 255;
  }
  return { expectedInk, difference };
}

function* pixelsIn({ width, height }: Bitmap, area: Area): Generator<number> {
  const firstRow = Math.max(0, height - Math.ceil(area.top * PIXELS_PER_POINT));
  const lastRow = Math.min(height, height - Math.floor(area.bottom * PIXELS_PER_POINT));
  const firstColumn = Math.max(0, Math.floor(area.left * PIXELS_PER_POINT));
  const lastColumn = Math.min(width, Math.ceil(area.right * PIXELS_PER_POINT));
  for (let row = firstRow; row < lastRow; row += 1) {
    for (let column = firstColumn; column < lastColumn; column += 1) {
      yield row * width + column;
    }
  }
}

function toBitmap(canvas: Canvas): Bitmap {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const ink = new Uint8Array(width * height);
  for (let index = 0; index < ink.length; index += 1) {
    ink[index] = 255 - brightness(data, index * 4);
  }
  return { width, height, ink };
}

function brightness(data: Uint8ClampedArray, offset: number): number {
  return Math.round(((data[offset] ?? 0) + (data[offset + 1] ?? 0) + (data[offset + 2] ?? 0)) / 3);
}
