import type { VerificationFragment } from '#generated/graphql.ts';
import type { ReadDocument } from './read-document.ts';

/** The answer in plain words: the part of its text ids, and how it looks. */
export interface Answer {
  readonly name:
    | 'counts'
    | 'countsReference'
    | 'current'
    | 'inactive'
    | 'over'
    | 'overReference'
    | 'erased'
    | 'older'
    | 'form'
    | 'changed'
    | 'foreign'
    | 'unlisted'
    | 'unknown'
    | 'unknownReference';
  readonly tone: 'success' | 'warning' | 'danger';
}

/** Of files that this service does not have, by what was found about their seal. */
const UNKNOWN_FILES: Readonly<Record<ReadDocument['seal'], Answer>> = {
  none: { name: 'unknown', tone: 'warning' },
  unchecked: { name: 'unknown', tone: 'warning' },
  changed: { name: 'changed', tone: 'danger' },
  foreign: { name: 'foreign', tone: 'warning' },
  extended: { name: 'foreign', tone: 'warning' },
  intact: { name: 'unlisted', tone: 'warning' },
};

/** Chooses the answer about a file, or about a reference when there is none. */
export function answerOf(verification: VerificationFragment, document: ReadDocument | undefined): Answer {
  const { known, kind, state, endReason } = verification;
  if (!known) {
    return document === undefined ? { name: 'unknownReference', tone: 'warning' } : UNKNOWN_FILES[document.seal];
  }
  // The state is that of the signing, and nobody has signed this file.
  if (kind === 'CORPORATION_FORM' && document !== undefined) {
    return { name: 'form', tone: 'warning' };
  }
  if (state === 'COUNTS') {
    const name = kind === 'CLA' ? 'current' : document === undefined ? 'countsReference' : 'counts';
    return { name, tone: 'success' };
  }
  if (state === 'INACTIVE') {
    return { name: 'inactive', tone: 'warning' };
  }
  if (kind === 'CLA') {
    return { name: 'older', tone: 'warning' };
  }
  const ended = document === undefined ? 'overReference' : 'over';
  return { name: endReason === 'erased' ? 'erased' : ended, tone: 'warning' };
}

const REASONS = [
  'superseded',
  'corporation',
  'withdrawn',
  'ended_by_community',
  'removed',
  'deleted',
  'erased',
  'import_duplicate',
  'removed_from_file',
  'invalidated_at_source',
  'not_counted_by_source',
] as const;

/** Why a document no longer counts, as an argument of a text; `other` for reasons of newer servers. */
export function reasonOf({ endReason }: VerificationFragment): (typeof REASONS)[number] | 'other' {
  return REASONS.find((reason) => reason === endReason) ?? 'other';
}
