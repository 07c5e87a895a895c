import { renderMail, type RenderedMail, type RenderInput } from '#server/integrations/mail/render-mail.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import type { Email } from './email.entity.ts';

interface RenderDependencies {
  readonly secretBox: SecretBox;
  readonly threads: ThreadPool;
}

/** Renders a mail of the outbox, its secret included. Error: `system_error` when its template is unknown. */
export function renderEmail(
  { id, template, language, data, secret }: Email,
  { secretBox, threads }: RenderDependencies,
): Promise<RenderedMail> {
  const opened: unknown = secret ? JSON.parse(secretBox.decrypt('mail', { row: id, sealed: secret })) : undefined;
  // Stored mails were typed as `Mail`, so data and secret match the template.
  return renderMail(threads, { template, language, data, secret: opened } as RenderInput);
}
