import type { Path } from 'fontkit';

/** A step of an outline with absolute coordinates, as in SVG. */
export interface Stroke {
  readonly type: string;
  readonly values: readonly number[];
}

/** A filled outline in thousandths of an em; y grows upwards from the baseline. */
export type Outline = readonly Stroke[];

/** Thousandths of an em, in which outlines are measured. */
export const UNITS_PER_EM = 1000;

const TYPES: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** The outline of a glyph of fontkit. */
export function outlineOf(path: Path, unitsPerEm: number): Outline {
  const scale = UNITS_PER_EM / unitsPerEm;
  return path.commands.map(({ command, args }) => ({
    type: TYPES[command] ?? '',
    values: args.map((value) => value * scale),
  }));
}

/** Moves an outline. */
export function moved(outline: Outline, x: number, y: number): Outline {
  return outline.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value + (index % 2 === 0 ? x : y)),
  }));
}

/** The outline as operators of PDF, filled; a quadratic curve becomes a cubic one. */
export function toOperators(outline: Outline): string {
  let pen: readonly number[] = [0, 0];
  const steps = outline.map(({ type, values }) => {
    const from = pen;
    pen = values.length > 1 ? values.slice(-2) : pen;
    return toOperator(type, values, from);
  });
  return [...steps, 'f'].join('\n');
}

function toOperator(type: string, values: readonly number[], from: readonly number[]): string {
  switch (type) {
    case 'M':
      return `${numbers(values)} m`;
    case 'L':
      return `${numbers(values)} l`;
    case 'Q':
      return `${numbers(cubic(from, values))} c`;
    case 'C':
      return `${numbers(values)} c`;
    default:
      return 'h';
  }
}

function cubic(
  [fromX = 0, fromY = 0]: readonly number[],
  [byX = 0, byY = 0, toX = 0, toY = 0]: readonly number[],
): number[] {
  const near = (end: number, by: number) => end + (2 / 3) * (by - end);
  return [near(fromX, byX), near(fromY, byY), near(toX, byX), near(toY, byY), toX, toY];
}

function numbers(values: readonly number[]): string {
  return values.map((value) => Math.round(value * 10) / 10).join(' ');
}

/** The corners of a box around outlines, also around the handles of curves: left, bottom, right, top. */
export function boxAround(outline: Outline): [number, number, number, number] {
  const box: [number, number, number, number] = [0, 0, 0, 0];
  for (const { values } of outline) {
    values.forEach((value, index) => {
      const side = index % 2 === 0 ? 0 : 1;
      box[side] = Math.min(box[side], Math.floor(value));
      box[side === 0 ? 2 : 3] = Math.max(box[side === 0 ? 2 : 3], Math.ceil(value));
    });
  }
  return box;
}
