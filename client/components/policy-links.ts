import type { MessageId } from '#client/i18n/messages.ts';

/** The three policy pages with the texts of their links. */
export const POLICY_PAGES = [
  { path: 'privacy', textId: 'app.policy.privacy' },
  { path: 'cookies', textId: 'app.policy.cookies' },
  { path: 'information-list', textId: 'app.policy.informationList' },
] as const satisfies readonly { readonly path: string; readonly textId: MessageId }[];

/** Address of a policy page; it carries the link that the reader came from, when one is known, and in which part of the product that was (specification §2). */
export function policyPath(
  page: (typeof POLICY_PAGES)[number]['path'],
  linkId: string | undefined,
  part: 'sign' | 'corp' = 'sign',
): string {
  return linkId === undefined ? `/${page}` : `/${page}/${part}/${encodeURIComponent(linkId)}`;
}
