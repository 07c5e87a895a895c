import { readFile, stat } from 'node:fs/promises';
import { SourceError } from '../format/source.ts';

/** Bytes of a JSON file: a million rows of the most used format take half as much. */
const MAX_FILE = 512 * 1024 * 1024;

/** Reads a JSON file as a whole. Throws `SourceError` for one that is too large, empty, not UTF-8 or not JSON. */
export async function readJson(input: string): Promise<unknown> {
  const text = await readText(input);
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError(`${input} is not JSON: take the file as the source wrote it`);
  }
}

/** Reads a text file as a whole. Throws `SourceError` for one that is too large, empty or not UTF-8. */
export async function readText(input: string): Promise<string> {
  const bytes = await readBytes(input);
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    const decoded = text.decode(bytes);
    if (decoded.trim() === '') {
      throw new SourceError(`${input} is empty: take the file as the source wrote it`);
    }
    return decoded;
  } catch (error) {
    if (error instanceof SourceError) {
      throw error;
    }
    throw new SourceError(`${input} is not UTF-8: save it as UTF-8`);
  }
}

async function readBytes(input: string): Promise<Buffer> {
  const { size } = await stat(input).catch(() => {
    throw new SourceError(`${input} cannot be read`);
  });
  if (size > MAX_FILE) {
    throw new SourceError(`${input} has more than 512 MiB: split it`);
  }
  return readFile(input);
}
