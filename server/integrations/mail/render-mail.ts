import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { MailTemplate } from '#server/modules/ground/email/mail.ts';
import type { MailContent } from './templates/mail-draft.ts';

/** A template and its data. */
export type RenderInput<T extends MailTemplate = MailTemplate> = {
  [K in T]: { readonly template: K } & MailContent<K>;
}[T];

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
