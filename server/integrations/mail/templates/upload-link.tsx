import type { ReactElement } from 'react';
import type { Language } from '#rules/language.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';

/**
 * Address of the page on which a corporation's signed document is uploaded. Absent from mails queued by older builds,
 * and from those that follow another mail about the same document.
 */
export type UploadPage = { uploadUrl: string } | undefined;

const NOTE = {
  zh: '链接30天内有效，也可以查看进度，请勿转发给无关人员。',
  en: 'The link is valid for 30 days and also shows the progress. Share it only with those involved.',
} as const satisfies Record<Language, string>;

interface UploadLinkProps {
  readonly language: Language;
  readonly url: string;
  readonly label: string;
}

/** Leads to the page on which a company uploads its signed document. */
export function UploadLink({ language, url, label }: UploadLinkProps): ReactElement {
  return (
    <>
      <PageLink url={url} label={label} />
      <Note>{NOTE[language]}</Note>
    </>
  );
}
