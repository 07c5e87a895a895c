import { AppError } from '#server/errors/app-error.ts';
import type { RestRequest } from './route.ts';

/** The part that holds the file. */
const FILE_PART = 'pdf';

/** Limits of the form; older clients send the media type as a field beside the file. */
const LIMITS = { files: 1, fields: 10, fieldSize: 64 * 1024 };

/**
 * Reads the file of a form, part `pdf`, of at most `maxBytes` bytes, not counting the rest of the form. Stops reading
 * at the first byte too many; `drain` reads the rest before the answer. Errors: `file_too_large`, `error_reading_file`
 * without such a part.
 */
export async function readUpload(request: RestRequest<string>, maxBytes: number): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw new AppError('error_reading_file');
  }
  try {
    // One byte more than allowed, so that a file of the maximum size never reaches the parser's own limit.
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes + 1 } })) {
      if (part.type === 'file' && part.fieldname === FILE_PART) {
        return await readLimited(part.file, maxBytes);
      }
      if (part.type === 'file') {
        part.file.resume();
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('error_reading_file', {}, { cause: error });
  }
  throw new AppError('error_reading_file');
}

async function readLimited(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new AppError('file_too_large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
