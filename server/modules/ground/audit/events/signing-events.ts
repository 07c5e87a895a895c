import { ActivityKind, linkEvent } from './define-event.ts';

/** Events of signings, their documents and identities. */
export const SIGNING_EVENTS = {
  /** `actSha256` is the fingerprint of the act, see `actFingerprint`. */
  INDIVIDUAL_SIGNED: linkEvent<{ reference: string; linkId: string; claSha256: string; actSha256: string }>(
    ActivityKind.SIGNATURE,
    'Individual signed.',
    {
      jobs: ['judge-again'],
      webhook: { type: 'signing.completed', kind: 'INDIVIDUAL', state: 'COUNTS' },
      signed: 'individual',
    },
  ),
  /** `state` is the initial one. */
  EMPLOYEE_SIGNED: linkEvent<{
    reference: string;
    linkId: string;
    claSha256: string;
    actSha256: string;
    corporationSigningId: string;
    state: string;
  }>(ActivityKind.SIGNATURE, 'Employee signed.', {
    jobs: ['judge-again'],
    webhook: ({ details }) => ({
      type: 'signing.completed',
      kind: 'EMPLOYEE',
      state: details['state'] === 'active' ? 'COUNTS' : 'INACTIVE',
    }),
    signed: 'employee',
  }),
  /** `endedAt` is present where another time than that of the event was chosen. */
  INDIVIDUAL_SIGNING_ENDED: linkEvent<{ reference: string; reason: string; endedAt?: string }>(
    ActivityKind.SIGNATURE,
    'Individual signature ended.',
    {
      jobs: ['judge-again'],
      webhook: { type: 'signing.ended', kind: 'INDIVIDUAL', state: 'ENDED' },
      bound: 'none',
    },
  ),
  /** The community decided that a signing ends later. */
  SIGNING_END_SCHEDULED: linkEvent<{ reference: string; endsAt: string }>(
    ActivityKind.SIGNATURE,
    'End of an individual signature decided.',
    { bound: 'none' },
  ),
  /** The subject is the signing that the document belongs to. */
  DOCUMENT_SEALED: linkEvent<{ reference: string; documentSha256: string; certificateFingerprint: string }>(
    ActivityKind.SIGNATURE,
    'Signed document sealed.',
  ),
  /** The document that a corporation signs on paper; the subject is the signing. */
  DOCUMENT_COMPOSED: linkEvent<{ reference: string; documentSha256: string }>(
    ActivityKind.SIGNATURE,
    'Document to sign created.',
  ),
  /** A document that had been given up is tried again. */
  DOCUMENT_RETRIED: linkEvent<{ reference: string }>(ActivityKind.SIGNATURE, 'Document creation tried again.'),
  /** At the signer's request; the subject is the signing. */
  SIGNED_DOCUMENT_RESENT: linkEvent<{ reference: string; documentSha256: string }>(
    ActivityKind.SIGNATURE,
    'Signed document sent again.',
  ),
  /** A signer proved a further address or an account; the subject is the identity, `reference` the signing's. */
  IDENTITY_PROVED: linkEvent<{ linkId: string; reference: string; kind: 'address' | 'account' }>(
    ActivityKind.SIGNATURE,
    'Further email or account proved.',
    { jobs: ['judge-again'] },
  ),
  /**
   * A community recorded a signature that was given on paper, by mail or in person; `recordSha256` is that of its
   * record, `scanSha256` is empty without a scan, which is the document of a person, `corporationSigningId` is that of
   * an employee's corporation.
   */
  SIGNING_RECORDED: linkEvent<{
    linkId: string;
    reference: string;
    kind: 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION';
    state: 'COUNTS' | 'INACTIVE';
    recordSha256: string;
    scanSha256: string;
    documentSha256?: string;
    corporationSigningId?: string;
  }>(ActivityKind.SIGNATURE, 'Signature given elsewhere recorded.', {
    jobs: ['judge-again'],
    webhook: ({ details }) =>
      details['kind'] === 'CORPORATION'
        ? { type: 'corporation.submitted', kind: 'CORPORATION', state: 'INACTIVE' }
        : {
            type: 'signing.completed',
            kind: details['kind'] === 'EMPLOYEE' ? 'EMPLOYEE' : 'INDIVIDUAL',
            state: details['state'] === 'COUNTS' ? 'COUNTS' : 'INACTIVE',
          },
  }),
  /** Somebody who signed in another system, by an account alone, has proved an address; the subject is the signing. */
  IMPORT_CONFIRMED: linkEvent<{ linkId: string; reference: string; source: string }>(
    ActivityKind.SIGNATURE,
    'Imported signature confirmed by its signer.',
  ),
  IDENTITY_ENDED: linkEvent<{ linkId: string; reference: string; kind: 'address' | 'account' }>(
    ActivityKind.SIGNATURE,
    'Proved email or account removed.',
    { jobs: ['judge-again'], bound: 'none' },
  ),
  /** The signer asked for the erasure of a signing, which is the subject. */
  ERASURE_REQUESTED: linkEvent<{ reference: string }>(ActivityKind.SIGNATURE, 'Erasure of a signature requested.'),
  /** The community decided. */
  ERASURE_GRANTED: linkEvent<{ reference: string }>(ActivityKind.SIGNATURE, 'Erasure of a signature granted.', {
    bound: 'none',
  }),
  ERASURE_REFUSED: linkEvent<{ reference: string }>(ActivityKind.SIGNATURE, 'Erasure of a signature refused.', {
    bound: 'none',
  }),
  /** Everything about the person was erased, on request or because it was kept long enough; of corporations see `CORPORATION_PURGED`. */
  SIGNING_ERASED: linkEvent<{ reference: string; reason: 'request' | 'age' }>(
    ActivityKind.SIGNATURE,
    'Personal data of a signature erased.',
    { bound: 'none' },
  ),
  /** An imported account, which is the subject, ended with the signing of the person that it belongs to, or at its source. */
  IMPORTED_ACCOUNT_ENDED: linkEvent<{ linkId: string; reason: string }>(
    ActivityKind.SIGNATURE,
    'Imported account ended.',
    { jobs: ['judge-again'], bound: 'none' },
  ),
  /** An imported account for which nobody has proved an address, which is the subject, is erased likewise. */
  IMPORTED_ACCOUNT_ERASED: linkEvent<{ reason: 'request' | 'age' }>(
    ActivityKind.SIGNATURE,
    'Imported account erased.',
    { bound: 'none' },
  ),
};
