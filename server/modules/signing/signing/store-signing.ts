import { normalizeEmail } from '#rules/email.ts';
import { change, type Change, type ChangeOptions } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { holdCurrentCla } from '#server/modules/community/cla/lock-clas.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import type { AuditAction } from '#server/modules/ground/audit/audit-events.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { newSigning, type NewSigning } from './act.ts';
import { composeDocument } from './compose-document.job.ts';
import { hashDocumentToken } from './document-token.ts';
import type { ProvedSubmission } from './submission.ts';

type SignedAction = 'INDIVIDUAL_SIGNED' | 'EMPLOYEE_SIGNED' | 'CORPORATION_SIGNED';

/** What a kind of signing reports once its row is stored. */
interface SigningReport<Result> {
  readonly result: Result;
  readonly event: Extract<AuditAction, { readonly action: SignedAction }>;
  /** Waits for the document. */
  readonly mail: Mail;
}

/** How a kind of signing is stored. */
interface Storing<Result> extends ChangeOptions {
  /** An agreement renews a signing, so a link that takes no new ones takes it. */
  readonly purpose: 'signing' | 'agreement';
  /** Uses up the code and stores the row, within the transaction. */
  readonly store: (tx: Change, signing: NewSigning) => Promise<SigningReport<Result>>;
}

const STORE_ACT = 'insert into signing_act (signing, act) values ($1, $2)';

/**
 * Signs a proved submission: stores a signing of any kind with its act and its audit event. The mail is put into the
 * outbox with them, and is sent once the document is derived after the commit. Errors: those of `holdCurrentCla`, and
 * of `store`.
 */
export async function storeSigning<Result>(
  ctx: AppContext,
  submission: ProvedSubmission,
  { purpose, store, ...options }: Storing<Result>,
): Promise<Result> {
  const { link, cla } = submission;
  const signing = newSigning(ctx, submission);
  const { act, columns } = signing;
  return change(
    ctx,
    async (tx) => {
      await holdCurrentCla(tx.em, cla, purpose);
      const { result, event, mail } = await store(tx, signing);
      tx.audit({ ...event, actor: SIGNER, link, subject: columns.id });
      await runStatement(tx.em, STORE_ACT, [columns.id, JSON.stringify(act)]);
      tx.enqueue(composeDocument, { signingId: columns.id, emailId: tx.holdMail(mail) });
      return result;
    },
    options,
  );
}

/** The columns of a person's signing, for themselves or as an employee. */
export type PersonColumns = ReturnType<typeof personColumns>;

/** Adds the signer, and the hash of the secret address of their document. */
export function personColumns({ columns, act: { name, email } }: NewSigning, documentToken: string) {
  const documentTokenHash = hashDocumentToken(documentToken);
  return { ...columns, name, email, emailKey: normalizeEmail(email), documentTokenHash };
}
