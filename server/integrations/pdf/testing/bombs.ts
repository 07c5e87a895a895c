import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createDeflate } from 'node:zlib';
import { rawPdf, stream } from './raw-pdf.ts';

const MEBIBYTE = 1024 * 1024;

/** That many mebibytes of blanks, packed `layers` times, without ever being held whole. */
export async function packedBlanks(mebibytes: number, layers = 1): Promise<string> {
  const blanks = Buffer.alloc(MEBIBYTE, ' ');
  let source = Readable.from(Array.from({ length: mebibytes }, () => blanks));
  for (let layer = 0; layer < layers; layer += 1) {
    source = source.pipe(createDeflate({ level: 9 }));
  }
  return (await buffer(source)).toString('latin1');
}

/** A PDF whose page has these contents, packed with this filter; `contents` refers to object 4 or lists references. */
export function pdfWithContents(packed: string, filter: string, contents = '4 0 R'): Buffer {
  return rawPdf('', {
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} >>`,
    4: stream(`/Filter ${filter}`, packed),
  });
}

/** Zeros packed with LZW, 7 MB per round: every code stands for one zero more than the previous one. */
export function lzwZeros(rounds: number): string {
  const widthOf = (code: number): number => (code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12);
  const [clear, end, last] = [256, 257, 4090];
  const bitsOf = (code: number, width: number): string => code.toString(2).padStart(width, '0');
  const codes = Array.from({ length: last - 257 }, (_, index) => index + 258);
  const round = `${bitsOf(0, 9)}${codes.map((code) => bitsOf(code, widthOf(code))).join('')}`;
  const all = Array.from({ length: rounds }, () => round).join(bitsOf(clear, 12));
  const bytes = `${bitsOf(clear, 9)}${all}${bitsOf(end, 12)}`.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))).toString('latin1');
}

/** The outcome for a PDF. */
export interface Defusal {
  /** Code and details of the error that refuses it as a CLA; none when accepted. */
  readonly refusal?: { readonly code: string; readonly details: object };
  /** None when the extraction was given up. */
  readonly text?: readonly string[];
  /** Peak memory of the process in mebibytes. */
  readonly peak: number;
}

/** Checks a PDF and extracts its text, in a separate process. */
export async function defuse(bytes: Uint8Array): Promise<Defusal> {
  const script = fileURLToPath(new URL('defuse.script.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(bytes);
  return JSON.parse(await text(child.stdout)) as Defusal;
}
