import { AppError } from '#server/errors/app-error.ts';
import type { RestRequest } from './route.ts';

/** The longest field is a JSON text with the fields of two CLAs. */
const LIMITS = { fields: 10, fieldSize: 256 * 1024 };

/** These forms have no files: every part is a field, whatever media type and file name its client gives it. */
const FIELDS_ONLY = { limits: LIMITS, isPartAFile: () => false };

/**
 * Returns the JSON of a request: the field `data` of a multipart or urlencoded form, as older clients send it, else the
 * body itself. Error: `error_parsing_api_body` for a truncated form.
 */
export async function readData(request: RestRequest<string>): Promise<unknown> {
  return (await readForm(request)).get('data') ?? request.body;
}

/** Returns the text fields of a multipart or urlencoded form, none of other bodies. Error: `error_parsing_api_body`. */
export async function readForm(request: RestRequest<string>): Promise<ReadonlyMap<string, string>> {
  if (request.isMultipart()) {
    return readParts(request);
  }
  const urlencoded = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
  return new Map(urlencoded ? new URLSearchParams(String(request.body)) : []);
}

async function readParts(request: RestRequest<string>): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts(FIELDS_ONLY)) {
      if (part.type === 'field' && !part.valueTruncated) {
        request.bodyShare?.take(String(part.value).length);
        fields.set(part.fieldname, textOf(part));
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('error_parsing_api_body', {}, { cause: error });
  }
  request.bodyShare?.keep();
  return fields;
}

/** The text of a field; JSON fields arrive parsed. */
function textOf({ mimetype, value }: { readonly mimetype: string; readonly value: unknown }): string {
  return mimetype === 'application/json' ? JSON.stringify(value) : String(value);
}
