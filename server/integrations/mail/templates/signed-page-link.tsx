import type { ReactElement } from 'react';
import type { Language } from '#rules/language.ts';
import { PageLink } from './page-link.tsx';

/**
 * Address of the page of a signing, which contains the token of its document. Absent from mails queued by older builds,
 * and from those that follow another mail about the same signing.
 */
export type SignedPage = { signedUrl: string } | undefined;

const LABEL = { zh: '查看签署和文件', en: 'See signature and document' } as const;

interface SignedPageLinkProps {
  readonly language: Language;
  readonly link: SignedPage;
}

/** Leads to the page of the signing; nothing where its address is unknown. */
export function SignedPageLink({ language, link }: SignedPageLinkProps): ReactElement | null {
  return link === undefined ? null : <PageLink url={link.signedUrl} label={LABEL[language]} />;
}
