import { AppError } from '#server/errors/app-error.ts';

/** A file attached to a mail. */
export interface OutgoingAttachment {
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** The id of the outbox row; all attempts to send a mail share it. */
  readonly id: string;
  /** Host part of the Message-ID, so that receivers recognise a repeated mail. */
  readonly host: string;
  /** An operator's address, with or without a name; or a bare address and a name as people typed them. */
  readonly from: string | { readonly name: string; readonly address: string };
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly OutgoingAttachment[];
}

/**
 * Whether a mail server has permanently refused the recipient, the message (5xx) or a community's own sender, so that
 * trying again is pointless.
 */
export function isRefusedForGood(error: unknown): boolean {
  return (error instanceof AppError && error.code === 'invalid_email_auth_code') || isMessageRefused(error);
}

/** Whether a mail server has permanently refused the envelope or the message, whatever its message says. */
export function isMessageRefused(error: unknown): boolean {
  // The status comes first: an enhanced one such as that of `451 4.7.500` may contain such a number too.
  return error instanceof AppError && /^(EENVELOPE|EMESSAGE) [A-Z ]*5\d\d\b/.test(String(error.details.reason));
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves once the mail is handed over. Errors, with a `reason` that names no person: `failed_to_send_email`, and
   * `invalid_email_auth_code` when the server refuses the login of a community's own sender.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes idle connections; mails being sent are finished. */
  close(): void;
}
