import { Language } from '#rules/language.ts';
import { readBuiltInText } from './built-in-text.ts';
import { type PolicyDependencies, readConfiguredText } from './configured-text.ts';
import type { PolicyDocumentSet } from './policy-document.entity.ts';
import { versionOf } from './policy-version.rules.ts';

/** A policy text; `language` is that of the text. */
export interface PolicyText {
  readonly set: PolicyDocumentSet;
  readonly language: Language;
  readonly text: string;
  readonly version: string;
}

type WrittenText = Pick<PolicyText, 'language' | 'text'>;

/**
 * Returns the text of a set in a language, or in the other one when only that is configured. Errors:
 * `privacy_config_error` or `cookies_config_error` when a configured text is unavailable. Never call it within a
 * transaction: it reads on another connection.
 */
export async function readPolicyDocument(
  deps: PolicyDependencies,
  set: PolicyDocumentSet,
  language: Language,
): Promise<PolicyText> {
  const english = await readText(deps, set, Language.EN);
  const shown = english.language === language ? english : await readText(deps, set, language);
  return { set, ...shown, version: versionOf(english.text) };
}

/**
 * Returns the version of a set, the same for both languages: that of the English text, or of the only text configured.
 * Errors and limits: those of `readPolicyDocument`.
 */
export async function policyVersion(deps: PolicyDependencies, set: PolicyDocumentSet): Promise<string> {
  const english = await readText(deps, set, Language.EN);
  return versionOf(english.text);
}

/**
 * Returns the version of the privacy policy that is consented to: a community's own where it has one, else the
 * service's. Errors and limits: those of `policyVersion`.
 */
export async function consentVersion(
  deps: PolicyDependencies,
  ofCommunity: string | null | undefined,
): Promise<string> {
  return ofCommunity ?? policyVersion(deps, 'privacy');
}

async function readText(deps: PolicyDependencies, set: PolicyDocumentSet, language: Language): Promise<WrittenText> {
  const sources = deps.config.policyDocuments[set];
  const source = sources.find((candidate) => candidate.language === language) ?? sources[0];
  if (source === undefined) {
    return { language, text: await readBuiltInText(set, language) };
  }
  return { language: source.language, text: await readConfiguredText(deps, { set, source }) };
}
