import { compile, type SelectorDefinition } from 'html-to-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '#server/errors/app-error.ts';
import { MAILS, type MailTemplate, type MailTemplates } from './mails.ts';
import type { RenderedMail, RenderInput, SampleInput } from './render-mail.ts';
import { Layout } from './templates/layout.tsx';
import type { MailDraft } from './templates/mail-draft.ts';
import { sampleFacts } from './templates/mail-facts.ts';

const TEMPLATES: {
  readonly [K in MailTemplate]: { readonly fill: (content: MailTemplates[K]) => MailDraft };
} = MAILS;

/** Keeps mail clients in the layout mode that mails traditionally use. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Layout of the text part where it differs from the HTML. Compiled once, because that takes as long as a conversion.
 */
const TEXT_SELECTORS: SelectorDefinition[] = [
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'td.label', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'td.value', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];
const toText = compile({ wordwrap: false, selectors: TEXT_SELECTORS });

/**
 * Fills a template and renders it as HTML and as text, in its language. Blocks its thread, so use `renderMail`. Error:
 * `system_error` for an unknown template.
 */
export function fillTemplate<T extends MailTemplate>(mail: RenderInput<T>): RenderedMail {
  if (!Object.hasOwn(TEMPLATES, mail.template)) {
    throw new AppError('system_error', { reason: `no mail template ${mail.template}` });
  }
  const { language, data } = mail;
  const { community, projectUrl } = data;
  const draft = TEMPLATES[mail.template].fill(mail);
  const html = DOCTYPE + renderToStaticMarkup(createElement(Layout, { ...draft, language, community, projectUrl }));
  return { subject: oneLine(draft.subject), html, text: toText(html) };
}

/** Fills a template with its first sample. */
export function fillSample(input: SampleInput): RenderedMail {
  const [mail] = sampleMails(input);
  if (mail === undefined) {
    throw new AppError('system_error', { reason: `no sample of ${input.template}` });
  }
  return fillTemplate(mail);
}

/** A mail with each of its samples. */
export function sampleMails({ template, ...place }: SampleInput): RenderInput[] {
  const { samples, secret } = MAILS[template];
  const facts = sampleFacts(place);
  const { language } = place;
  return samples(facts).map((data) => ({ template, language, data, secret: secret?.(facts) }) as RenderInput);
}

/** People choose names; in a header they must neither break the line nor hide characters in it. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
