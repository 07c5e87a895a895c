import { hasControlCharacter } from '#rules/field-value.ts';
import type { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { LinkPolicyDocument } from './link-policy-document.entity.ts';
import type { PolicyDocumentSet } from './policy-document.entity.ts';
import type { PolicyText } from './policy-document.queries.ts';
import { communityVersionOf } from './policy-version.rules.ts';

interface LinkPolicyPlace {
  /** Public id of the link. */
  readonly linkId: string;
  readonly set: PolicyDocumentSet;
  readonly language: Language;
}

/** Returns a community's text in a language, or in the other one when it has only that; undefined when it has none. */
export async function readLinkPolicy(
  em: Em,
  { linkId, set, language }: LinkPolicyPlace,
): Promise<PolicyText | undefined> {
  const documents = hasControlCharacter(linkId) ? [] : await em.find(LinkPolicyDocument, { link: { linkId }, set });
  const shown = documents.find((document) => document.language === language) ?? documents[0];
  return shown && { set, language: shown.language, text: shown.text, version: communityVersionOf(documents) };
}
