import { useLocation, useSearchParams } from 'react-router-dom';
import { readReturnPath } from './return-path.ts';

const FINISHED = ['passwordChanged', 'passwordReset'] as const;

/** What ends a session or a forgotten password, and leads to the log-in. */
export type Finished = (typeof FINISHED)[number];

/** Why a visitor comes to the log-in. */
export type Arrival =
  /** A code platform refused, or its answer was wrong (design §4). */
  | { readonly reason: 'refused'; readonly code: string }
  /** A password is new. */
  | { readonly reason: 'finished'; readonly finished: Finished }
  /** A page can be seen only after log-in. */
  | { readonly reason: 'asked' };

/** The state of the history entry that tells the log-in page what was finished. */
export function arrivalState(finished: Finished): { readonly finished: Finished } {
  return { finished };
}

/** Reads it from the address and the history entry; undefined for whoever just came by. */
export function useArrival(): Arrival | undefined {
  const [search] = useSearchParams();
  const state = useLocation().state as { readonly finished?: unknown } | null;
  const code = search.get('error_code');
  if (code !== null) {
    return { reason: 'refused', code: code.replace(/^cla\./, '') };
  }
  const finished = FINISHED.find((known) => known === state?.finished);
  if (finished !== undefined) {
    return { reason: 'finished', finished };
  }
  return readReturnPath(search) === undefined ? undefined : { reason: 'asked' };
}
