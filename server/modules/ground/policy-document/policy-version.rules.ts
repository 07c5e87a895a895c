import { createHash } from 'node:crypto';
import { Language } from '#rules/language.ts';

/** A version is stored with every consent and printed on signed documents, so it must be short and printable. */
const USABLE = /^[\x20-\x7E]{1,100}$/;

/**
 * Returns the version that a text states in its first line `Last updated: …`; without a usable one the SHA-256 of the
 * text, so that every change is still a new version.
 */
export function versionOf(text: string): string {
  return statedVersion(text) ?? textFingerprint(text);
}

/**
 * Returns the version of a community's texts of one set: what the English or only text states, and the beginning of the
 * SHA-256 over all of them. So every change in any language is a new version, and none is ever the service's own.
 */
export function communityVersionOf(
  documents: readonly { readonly language: Language; readonly text: string }[],
): string {
  const sorted = documents.toSorted((one, other) => (one.language < other.language ? -1 : 1));
  const main = sorted.find(({ language }) => language === Language.EN) ?? sorted[0];
  const mark = textFingerprint(JSON.stringify(sorted.map(({ language, text }) => [language, text]))).slice(0, 12);
  const stated = statedVersion(main?.text ?? '');
  return stated === undefined ? mark : `${stated} (${mark})`;
}

function statedVersion(text: string): string | undefined {
  const given = /^Last updated:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
  return USABLE.test(given) ? given : undefined;
}

/** The SHA-256 of a text in hexadecimal. */
export function textFingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
