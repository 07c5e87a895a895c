import type { ReactElement } from 'react';
import type { Language } from '#rules/language.ts';
import type { MailTemplates } from '#server/modules/ground/email/mail.ts';
import { PageLink } from './page-link.tsx';

const LABEL = { zh: '查看签署和文件', en: 'See signature and document' } as const;

interface SignedPageLinkProps {
  readonly language: Language;
  readonly link: MailTemplates['individual_signed']['secret'];
}

/** Leads to the page of the signing; nothing where its address is unknown. */
export function SignedPageLink({ language, link }: SignedPageLinkProps): ReactElement | null {
  return link === undefined ? null : <PageLink url={link.signedUrl} label={LABEL[language]} />;
}
