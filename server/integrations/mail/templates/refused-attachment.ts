import type { Language } from '#rules/language.ts';

/**
 * Whether the document is attached; `missing` when it could not be derived, `refused` when the mail server took no mail
 * with it. Absent from mails queued by older builds.
 */
export type DocumentOfMail = 'attached' | 'missing' | 'refused';

/** Where a document can be had that a mail server did not take: on the linked page, after logging in, by asking. */
type DocumentPlace = 'page' | 'login' | 'community';

const TEXTS: Readonly<Record<Language, Readonly<Record<DocumentPlace, string>>>> = {
  zh: {
    page: '邮件服务器拒收了带附件的邮件，因此本邮件没有附件。请在下面的页面下载文件。',
    login: '邮件服务器拒收了带附件的邮件，因此本邮件没有附件。企业管理员登录后可以下载签署文件。',
    community: '邮件服务器拒收了带附件的邮件，因此本邮件没有附件。请凭签署编号向社区索取文件。',
  },
  en: {
    page: 'The mail server refused the email with the document, so nothing is attached. Please download the document on the page below.',
    login:
      'The mail server refused the email with the document, so nothing is attached. The administrator of your company can download it after logging in.',
    community:
      'The mail server refused the email with the document, so nothing is attached. Please ask the community for the document, quoting the reference number.',
  },
};

/** Says why a mail has no attachment and where the document is instead. */
export function refusedAttachment(language: Language, place: DocumentPlace): string {
  return TEXTS[language][place];
}

/** Returns what takes the place of the sentence about the attachment when there is none. */
export function lostDocument(
  document: DocumentOfMail | undefined,
  texts: { readonly missing: string; readonly refused: string },
): string | undefined {
  return document === 'missing' || document === 'refused' ? texts[document] : undefined;
}
