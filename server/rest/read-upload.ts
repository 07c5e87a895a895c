import { AppError } from '#server/errors/app-error.ts';
import type { RestRequest } from './route.ts';

/** The part that holds the file. */
const FILE_PART = 'pdf';

/** The part that holds a table of another system. */
export const TABLE_PART = 'file';

/** Limits of the form; older clients send the media type as a field beside the file. A second file is refused. */
const LIMITS = { files: 2, fields: 10, fieldSize: 64 * 1024 };

/** Bytes of a form besides the file: its fields, and the lines between them. */
const BESIDES_MAX = 1024 * 1024;

/** The file of a form, and its text fields. */
export interface UploadForm {
  readonly bytes: Uint8Array;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads the file of a form as `readUploadForm` does, for those who need no fields. */
export async function readUpload(request: RestRequest<string>, maxBytes: number): Promise<Uint8Array> {
  return (await readUploadForm(request, maxBytes)).bytes;
}

/**
 * Reads the file of a form, by default part `pdf`, of at most `maxBytes` bytes, not counting the rest of the form, and the fields
 * beside it. Reads nothing of a request that says it is too long, and stops at the first byte too many; `drain` throws
 * the rest away before the answer. Errors: `file_too_large`, `error_reading_file` without such a part, and with the
 * reason `several_files` for a second file,
 * `too_many_request` while other bodies fill the memory.
 */
export async function readUploadForm(
  request: RestRequest<string>,
  maxBytes: number,
  part = FILE_PART,
): Promise<UploadForm> {
  let bytes: Uint8Array | undefined;
  const fields = new Map<string, string>();
  for await (const read of partsOf(request, { maxBytes, name: part })) {
    if (read instanceof Uint8Array) {
      bytes = read;
    } else {
      fields.set(read.name, read.value);
    }
  }
  if (bytes === undefined) {
    throw new AppError('error_reading_file');
  }
  return { bytes, fields };
}

/** Yields the file and the fields of a form in their order; a file of another name is skipped, a second one refused. */
async function* partsOf(
  request: RestRequest<string>,
  { maxBytes, name }: { readonly maxBytes: number; readonly name: string },
): AsyncGenerator<Uint8Array | { readonly name: string; readonly value: string }> {
  if (!request.isMultipart()) {
    throw new AppError('error_reading_file');
  }
  if (Number(request.headers['content-length']) > maxBytes + BESIDES_MAX) {
    throw new AppError('file_too_large');
  }
  const count = (bytes: number): void => request.bodyShare?.take(bytes);
  let hasFile = false;
  try {
    // One byte more than allowed, so that a file of the maximum size never reaches the parser's own limit.
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes + 1 } })) {
      if (part.type === 'field') {
        count(String(part.value).length);
        yield { name: part.fieldname, value: String(part.value) };
      } else if (part.filename === '' && part.fieldname !== name) {
        // An input of the form in which nothing was chosen.
        part.file.resume();
      } else if (hasFile) {
        throw new AppError('error_reading_file', { field: name, reason: 'several_files' });
      } else if (part.fieldname === name) {
        hasFile = true;
        yield await readLimited(part.file, { maxBytes, count });
        request.bodyShare?.keep();
      } else {
        hasFile = true;
        part.file.resume();
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('error_reading_file', {}, { cause: error });
  }
}

interface FileLimits {
  readonly maxBytes: number;
  /** Counts what was read against the memory for all bodies. */
  readonly count: (bytes: number) => void;
}

async function readLimited(stream: AsyncIterable<Uint8Array>, { maxBytes, count }: FileLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new AppError('file_too_large');
    }
    count(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
