import { AppError } from '#server/errors/app-error.ts';

/** What strangers learn about the status of an address. */
export const StatusVisibility = { FULL: 'FULL', MINIMAL: 'MINIMAL', HASH: 'HASH', KEY: 'KEY' } as const;
export type StatusVisibility = (typeof StatusVisibility)[keyof typeof StatusVisibility];

/** What new links reveal by default. */
export const DEFAULT_STATUS_VISIBILITY = StatusVisibility.MINIMAL;

/** How a link stores its visibility: leaving KEY by `statusNeedsKey` returns to what was answered before. */
interface StoredVisibility {
  readonly kindNeedsKey: boolean;
  readonly statusNeedsKey: boolean;
  /** Whether hashes are answered although addresses need a key. */
  readonly answersHashes: boolean;
}

/** Reads the visibility of a link from its switches. */
export function statusVisibilityOf(stored: StoredVisibility): StatusVisibility {
  const { kindNeedsKey, statusNeedsKey, answersHashes } = stored;
  if (statusNeedsKey) {
    return answersHashes ? StatusVisibility.HASH : StatusVisibility.KEY;
  }
  return kindNeedsKey ? StatusVisibility.MINIMAL : StatusVisibility.FULL;
}

/** The switches of a visibility; what is absent stays as it is. */
export function visibilitySwitches(visibility: StatusVisibility): Partial<StoredVisibility> {
  const answersHashes = visibility === StatusVisibility.HASH;
  return answersHashes || visibility === StatusVisibility.KEY
    ? { statusNeedsKey: true, answersHashes }
    : { statusNeedsKey: false, answersHashes, kindNeedsKey: visibility === StatusVisibility.MINIMAL };
}

/** The old and the new input of one setting; null and undefined are not given. */
export interface GivenVisibility {
  readonly statusNeedsKey?: boolean | null | undefined;
  readonly statusVisibility?: StatusVisibility | null | undefined;
}

/**
 * Returns the switches that an update sets. Error: `bad_request_parameter` with `statusVisibility` when it contradicts
 * `statusNeedsKey`.
 */
export function givenSwitches({ statusNeedsKey, statusVisibility }: GivenVisibility): Partial<StoredVisibility> {
  const needsKey = statusNeedsKey ?? undefined;
  const switches = statusVisibility ? visibilitySwitches(statusVisibility) : {};
  if (needsKey !== undefined && (switches.statusNeedsKey ?? needsKey) !== needsKey) {
    throw new AppError('bad_request_parameter', { field: 'statusVisibility' });
  }
  // The older setting alone means KEY, and knows nothing of hashes.
  return needsKey === undefined ? switches : { answersHashes: false, ...switches, statusNeedsKey: needsKey };
}
