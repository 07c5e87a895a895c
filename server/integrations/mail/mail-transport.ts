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
  readonly from: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly OutgoingAttachment[];
}

/** Whether a mail server has refused the recipient or the message for good (5xx): trying again is pointless. */
export function isRefusedForGood(error: unknown): boolean {
  const reason = error instanceof AppError ? String(error.details.reason) : '';
  return /^(EENVELOPE|EMESSAGE)\b.*\b5\d\d\b/.test(reason);
}

/** The way out for mail (design §8). */
export interface MailTransport {
  /** Resolves once the mail is in other hands; throws `failed_to_send_email` with a `reason` that names no person. */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of idle connections; mails under way are finished. */
  close(): void;
}
