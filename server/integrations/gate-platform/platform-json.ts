import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure } from './gate-platform.ts';

/** What newer engines tell a reviver of `JSON.parse`, and TypeScript does not know yet. */
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** Numbers beyond 2^53, such as the ids of deliveries, become texts, so that they keep all of their digits. */
const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source ?? '') ? source : value;

const revive: Reviver = (key, value, context) =>
  typeof value === 'string' ? storableText(value) : keepDigits(key, value, context);

/** A text that the database takes: U+0000 and lone surrogates, which JSON can spell, are replaced by U+FFFD. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

/** Parses JSON of a platform, with texts that can be stored. Throws `GatePlatformFailure`. */
export function parsePlatformJson(text: string): unknown {
  try {
    return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
  } catch {
    throw new GatePlatformFailure('unusable', 'the answer is not JSON');
  }
}

/** An id, as text. */
export const platformId = z.union([z.int(), z.string().min(1)]).transform(String);

/** Reads an answer. Throws `GatePlatformFailure` when it has another shape. */
export function readAnswer<T>({ body }: Pick<LimitedAnswer, 'body'>, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parsePlatformJson(body));
  if (!parsed.success) {
    throw new GatePlatformFailure('unusable', 'the answer has another shape');
  }
  return parsed.data;
}

/** A time that a platform states, as ISO 8601 in UTC; null when it states none. */
export const isoTime = z
  .string()
  .transform((text) => new Date(text))
  .refine((time) => !Number.isNaN(time.getTime()))
  .transform((time) => time.toISOString())
  .nullable()
  .catch(null);
