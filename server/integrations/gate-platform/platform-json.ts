import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { entryFile } from '#server/isolation/entry-file.ts';
import { runInThread, type IsolationLimits } from '#server/isolation/run-in-thread.ts';
import { GatePlatformFailure } from './gate-platform.ts';
import { parseJson } from './parse-json.ts';

/** Characters above which an answer is parsed in a thread: parsing them takes some milliseconds. */
const LONG = 1024 * 1024;

/** Limits of such a thread: the longest answer takes about a second, and its texts several times their bytes. */
const THREAD_LIMITS: IsolationLimits = { timeLimit: 20_000, memoryLimit: 512 };

/** Parses JSON of a platform, with texts that can be stored. Throws `GatePlatformFailure`. */
export function parsePlatformJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new GatePlatformFailure('unusable', 'the answer is not JSON');
  }
}

/** An id, as text. */
export const platformId = z.union([z.int(), z.string().min(1)]).transform(String);

/** Reads an answer. Throws `GatePlatformFailure` when it has another shape. */
export function readAnswer<T>({ body }: Pick<LimitedAnswer, 'body'>, schema: z.ZodType<T>): T {
  return readValue(parsePlatformJson(body), schema);
}

/**
 * Like `readAnswer`, for an answer of any length: a long one is parsed in a thread, so that it keeps nothing else
 * waiting.
 */
export async function readLongAnswer<T>({ body }: Pick<LimitedAnswer, 'body'>, schema: z.ZodType<T>): Promise<T> {
  if (body.length <= LONG) {
    return readAnswer({ body }, schema);
  }
  const file = entryFile('integrations/gate-platform/parse-json', 'worker');
  const value = await runInThread({ file, data: body, limits: THREAD_LIMITS });
  return readValue(value, schema);
}

/** Reads what was parsed. Throws `GatePlatformFailure` when it has another shape. */
export function readValue<T>(value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value);
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
