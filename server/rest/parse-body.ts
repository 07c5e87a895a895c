import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { checkTextLengths } from '#server/security/check-text-lengths.ts';

/** A missing key or null stands for the empty text, as legacy clients expect. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Numbers of CLAs; legacy clients send them as text, others as numbers. */
export const numberText = z.union([text, z.number().transform(String)]);

export const textMap = z
  .record(z.string(), text)
  .nullish()
  .transform((value) => value ?? {});

/**
 * A password or an authorisation code: one number per character, or base64. Passwords are ASCII, so every byte is one
 * character.
 */
export const bytes = z
  .union([z.array(z.int().min(0).max(255)), z.base64()])
  .nullish()
  .transform((value) => (typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.from(value ?? [])))
  .transform((value) => value.toString('latin1'));

/**
 * Reads JSON. Ignores unknown keys and the letter case of fixed keys; a wrong type is `error_parsing_api_body`, and a text
 * of more than 65,536 characters `bad_request_parameter`.
 */
export function parseBody<Shape extends z.ZodObject>(body: unknown, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(withKeysOf(shape, parseJson(body)));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new AppError('error_parsing_api_body', field === '' ? {} : { field });
  }
  checkTextLengths(parsed.data);
  return parsed.data;
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch (error) {
    throw new AppError('error_parsing_api_body', {}, { cause: error });
  }
}

/** Respells keys as the shape does, at every level; keys of maps stay as they are. */
function withKeysOf(shape: z.core.$ZodType, json: unknown): unknown {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable) {
    return withKeysOf(shape.unwrap(), json);
  }
  if (shape instanceof z.ZodArray && Array.isArray(json)) {
    return json.map((entry) => withKeysOf(shape.element, entry));
  }
  if (!(shape instanceof z.ZodObject) || typeof json !== 'object' || json === null || Array.isArray(json)) {
    return json;
  }
  const shapes: Readonly<Record<string, z.core.$ZodType>> = shape.shape;
  const known = new Map(Object.entries(shapes).map(([key, inner]) => [key.toLowerCase(), { key, inner }]));
  return Object.fromEntries(
    Object.entries(json).map(([given, value]) => {
      const { key, inner } = known.get(given.toLowerCase()) ?? {};
      return [key ?? given, inner === undefined ? value : withKeysOf(inner, value)];
    }),
  );
}
