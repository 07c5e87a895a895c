import type { Language } from '#rules/language.ts';
import { sampleMails } from '#server/integrations/mail/fill-template.ts';
import { MAILS, type MailTemplate } from '#server/integrations/mail/mails.ts';
import type { RenderInput } from '#server/integrations/mail/render-mail.ts';
import type { CorporationFacts } from '#server/integrations/mail/templates/mail-facts.ts';

const PLACE = {
  community: 'Example Community',
  projectUrl: 'https://example.org/project',
  origin: 'https://cla.example.org',
};

/** Every mail in one language, with each of its samples. */
export function mailsOf(language: Language, names: Partial<CorporationFacts> = {}): RenderInput[] {
  return (Object.keys(MAILS) as MailTemplate[]).flatMap((template) =>
    sampleMails({ template, language, ...PLACE, ...names }),
  );
}

type MailOf<T extends MailTemplate> = Extract<RenderInput, { template: T }>;

/** A mail in one language, with its first sample. */
export function mailOf<T extends MailTemplate>(
  template: T,
  language: Language,
  names: Partial<CorporationFacts> = {},
): MailOf<T> {
  const isOfTemplate = (mail: RenderInput): mail is MailOf<T> => mail.template === template;
  const mail = mailsOf(language, names).find(isOfTemplate);
  if (mail === undefined) {
    throw new Error(`no sample of ${template}`);
  }
  return mail;
}
