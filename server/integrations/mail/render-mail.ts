import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { MailTemplate, MailTemplates } from './mails.ts';
import type { SamplePlace } from './templates/mail-facts.ts';

/** A template and its data. */
export type RenderInput<T extends MailTemplate = MailTemplate> = {
  [K in T]: { readonly template: K } & MailTemplates[K];
}[T];

/** A template to fill with sample values. */
export interface SampleInput extends SamplePlace {
  readonly template: MailTemplate;
}

/** A rendered mail. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a mail as HTML and text, in its language, in a pool thread. Error: `system_error` for an unknown template.
 */
export async function renderMail(threads: ThreadPool, mail: RenderInput): Promise<RenderedMail> {
  return (await threads.run('integrations/mail/render-mail', mail)) as RenderedMail;
}

/** Renders a mail with sample values. */
export async function renderSample(threads: ThreadPool, sample: SampleInput): Promise<RenderedMail> {
  return (await threads.run('integrations/mail/render-mail', sample)) as RenderedMail;
}
