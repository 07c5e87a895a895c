import { AppError } from '#server/errors/app-error.ts';

/** A file that travels with a mail. */
export interface OutgoingAttachment {
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** The id of the outbox row: every attempt to send the same mail carries the same one. */
  readonly id: string;
  /** Host that completes the Message-ID, so that receivers recognise a repeated mail. */
  readonly host: string;
  /** An address that an operator wrote, with or without a name; or a bare one and a name as people typed them. */
  readonly from: string | { readonly name: string; readonly address: string };
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly OutgoingAttachment[];
}

/**
 * Whether a mail server has refused the recipient, the message (5xx) or a community's own sender for good: trying again is
 * pointless.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof AppError)) {
    return false;
  }
  return (
    error.code === 'invalid_email_auth_code' || /^(EENVELOPE|EMESSAGE)\b.*\b5\d\d\b/.test(String(error.details.reason))
  );
}

/** The way out for mail (design §8). */
export interface MailTransport {
  /**
   * Resolves once the mail is in other hands. Errors, with a `reason` that names no person: `failed_to_send_email`, and
   * `invalid_email_auth_code` when the server does not let a community's own sender log in.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of idle connections; mails under way are finished. */
  close(): void;
}
