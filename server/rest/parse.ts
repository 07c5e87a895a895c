import { ClaType } from '#rules/cla-type.ts';
import type { Language } from '#rules/language.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LANGUAGE_BY_NAME } from './language-names.ts';

/** A language by its legacy name or its code, in any letter case. Error: `bad_request_parameter` with `field`. */
export function parseLanguage(name: string, field: string): Language {
  const language = LANGUAGE_BY_NAME.get(name.trim().toLowerCase());
  if (language === undefined) {
    throw new AppError('bad_request_parameter', { field });
  }
  return language;
}

/** The type of a CLA by its name. Error: `bad_request_parameter` with `field`. */
export function parseClaType(name: string, field: string): ClaType {
  const type = Object.values(ClaType).find((known) => known === name);
  if (type === undefined) {
    throw new AppError('bad_request_parameter', { field });
  }
  return type;
}

/** Accepts the purpose of a log-in with a code platform, the only one there is. Error: `unkown_purpose_for_auth`. */
export function checkLoginPurpose(purpose: string): void {
  if (purpose !== 'login') {
    throw new AppError('unkown_purpose_for_auth');
  }
}

/** Returns the query string as it came, including repeated parameters. */
export function parseQuery(query: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  );
}

/** A parameter of the query string; the empty text when it is missing or repeated. */
export function parseQueryText(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : '';
}

/**
 * A whole number of the query string, 1 or more; `byDefault` when it is missing or empty. Error:
 * `bad_request_parameter`.
 */
export function parseNumber(query: Readonly<Record<string, unknown>>, name: string, byDefault: number): number {
  const given = query[name] || String(byDefault);
  if (typeof given !== 'string' || !/^[1-9]\d{0,8}$/.test(given)) {
    throw new AppError('bad_request_parameter', { field: name });
  }
  return Number(given);
}

/** `true` or `false` in the query string; undefined when it is missing or empty. Error: `bad_request_parameter`. */
export function parseFlag(query: Readonly<Record<string, unknown>>, name: string): boolean | undefined {
  const given = query[name] ?? '';
  if (given !== '' && given !== 'true' && given !== 'false') {
    throw new AppError('bad_request_parameter', { field: name });
  }
  return given === '' ? undefined : given === 'true';
}
