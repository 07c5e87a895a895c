/** A language of documents, mails and pages. */
export const Language = { ZH: 'zh', EN: 'en' } as const;
export type Language = (typeof Language)[keyof typeof Language];
