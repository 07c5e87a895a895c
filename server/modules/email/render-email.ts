import { AppError } from '#server/errors/app-error.ts';
import {
  isMailTemplate,
  renderMail,
  type RenderedMail,
  type RenderInput,
} from '#server/integrations/mail/render-mail.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Email } from './email.entity.ts';

/** Renders a mail of the outbox, its secret included; `system_error` when its template is not known here. */
export async function renderEmail(
  { template, language, data, secret }: Email,
  secretBox: SecretBox,
): Promise<RenderedMail> {
  if (!isMailTemplate(template)) {
    throw new AppError('system_error', { reason: `no mail template ${template}` });
  }
  const opened: unknown = secret ? JSON.parse(secretBox.decrypt('mail', secret)) : undefined;
  // Only mails that were typed as `Mail` are stored, so data and secret are what the template asks for.
  return renderMail({ template, language, data, secret: opened } as RenderInput);
}
