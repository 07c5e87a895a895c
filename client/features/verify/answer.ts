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
    | 'older'
    | 'form'
    | 'changed'
    | 'unknown'
    | 'unknownReference';
  readonly tone: 'success' | 'warning' | 'danger';
}

/** Chooses the answer about a file, or about a reference when there is none. */
export function answerOf({ known, kind, state }: VerificationFragment, document: ReadDocument | undefined): Answer {
  if (!known) {
    if (document === undefined) {
      return { name: 'unknownReference', tone: 'warning' };
    }
    return document.seal === 'changed' ? { name: 'changed', tone: 'danger' } : { name: 'unknown', tone: 'warning' };
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
  return { name: kind === 'CLA' ? 'older' : 'over', tone: 'warning' };
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
