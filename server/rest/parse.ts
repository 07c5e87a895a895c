import { z } from 'zod';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { PersonalSigningInput } from '#server/modules/signing/personal-signing.ts';

/** A missing key or null is the empty text, as for every legacy client (REST contract §1.2). */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Legacy clients send numbers of CLAs as text, others as what they are. */
const numberText = z.union([text, z.number().transform(String)]);

const textMap = z
  .record(z.string(), text)
  .nullish()
  .transform((value) => value ?? {});

const CODE_REQUEST = z.object({ email: text.refine((email) => email !== '') });

const CLA_SOURCE = z.object({ sourceurl: text });

const INDIVIDUAL_SIGNING = z.object({
  name: text,
  email: text,
  cla_id: numberText,
  cla_language: text,
  verification_code: text,
  info: textMap,
  privacy_checked: flag,
});

/** Body of a request for a code. Error: `error_parsing_api_body`, also for an empty address. */
export function parseCodeRequest(body: unknown): { email: string } {
  return parseBody(body, CODE_REQUEST);
}

/** Body of an individual signing. Errors: `error_parsing_api_body`, `bad_request_parameter` for an unknown language. */
export function parseIndividualSigning(body: unknown): Omit<PersonalSigningInput, 'linkId'> {
  const parsed = parseBody(body, INDIVIDUAL_SIGNING);
  return {
    claId: parsed.cla_id,
    language: parseLanguage(parsed.cla_language),
    name: parsed.name,
    email: parsed.email,
    verificationCode: parsed.verification_code,
    fieldValues: parsed.info,
    privacyConsented: parsed.privacy_checked,
  };
}

/** Body of an upload of a CLA by its address. Error: `error_parsing_api_body`. */
export function parseClaSource(body: unknown): { sourceUrl: string } {
  return { sourceUrl: parseBody(body, CLA_SOURCE).sourceurl };
}

/** Reads JSON: unknown keys are ignored, letter case of keys does not matter, a wrong type is `error_parsing_api_body`. */
function parseBody<Shape extends z.ZodObject>(body: unknown, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(withLowerCaseKeys(parseJson(body)));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new AppError('error_parsing_api_body', field === '' ? {} : { field });
  }
  return parsed.data;
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch (error) {
    throw new AppError('error_parsing_api_body', {}, { cause: error });
  }
}

function withLowerCaseKeys(json: unknown): unknown {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key.toLowerCase(), value]))
    : json;
}

const LANGUAGE_BY_NAME: ReadonlyMap<string, Language> = new Map([
  ['chinese', Language.ZH],
  ['zh', Language.ZH],
  ['english', Language.EN],
  ['en', Language.EN],
]);

/** A language by its legacy name or its code, in any letter case (design §6). */
function parseLanguage(name: string): Language {
  const language = LANGUAGE_BY_NAME.get(name.trim().toLowerCase());
  if (language === undefined) {
    throw new AppError('bad_request_parameter', { field: 'cla_language' });
  }
  return language;
}

/** The kind of signer in a path. Error: `bad_request_parameter`. */
export function parseClaType(applyTo: string): ClaType {
  const type = Object.values(ClaType).find((known) => known === applyTo);
  if (type === undefined) {
    throw new AppError('bad_request_parameter', { field: 'apply_to' });
  }
  return type;
}

/** The query string as it came, parameters that are repeated included. */
export function parseQuery(query: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  );
}

/** A parameter of the query string; the empty text when it is missing or repeated. */
export function parseQueryText(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : '';
}
