import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import { rawPdf, stream } from './raw-pdf.ts';

const MEBIBYTE = 1024 * 1024;

/** What surrounds packed data: the method, and an empty block that ends them. */
const ZLIB_HEADER = '\u0078\u009c';
const LAST_BLOCK = '\u0003\u0000';

/**
 * That many mebibytes of blanks, packed. One mebibyte is packed so that it can be repeated: packing them all would take
 * seconds.
 */
export function packedBlanks(mebibytes: number): string {
  const blanks = Buffer.alloc(MEBIBYTE, ' ');
  const repeatable = deflateRawSync(blanks, { finishFlush: constants.Z_FULL_FLUSH }).toString('latin1');
  return `${ZLIB_HEADER}${repeatable.repeat(mebibytes)}${LAST_BLOCK}${checksumOfBlanks(mebibytes * MEBIBYTE)}`;
}

/** The checksum of RFC 1950: the sum of all bytes, and the sum of these sums. */
function checksumOfBlanks(count: number): string {
  const [blank, length, modulus] = [BigInt(' '.charCodeAt(0)), BigInt(count), 65_521n];
  const sum = 1n + length * blank;
  const sumOfSums = length + (blank * length * (length + 1n)) / 2n;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(Number(sumOfSums % modulus), 0);
  checksum.writeUInt16BE(Number(sum % modulus), 2);
  return checksum.toString('latin1');
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
