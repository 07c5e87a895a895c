import { useLocation, useSearchParams } from 'react-router-dom';
import { readReturnPath } from './return-path.ts';

const FINISHED = ['passwordChanged', 'passwordReset'] as const;

/** A completed change of password, which leads to the log-in. */
export type Finished = (typeof FINISHED)[number];

/** Why a visitor is at the log-in. */
export type Arrival =
  /** A code platform refused, or its answer was invalid. */
  | { readonly reason: 'refused'; readonly code: string }
  /** A password has been changed or reset. */
  | { readonly reason: 'finished'; readonly finished: Finished }
  /** The page requested needs log-in. */
  | { readonly reason: 'asked' };

/** Returns the history state that passes to the log-in page what was finished. */
export function arrivalState(finished: Finished): { readonly finished: Finished } {
  return { finished };
}

/** Reads why the visitor is here from the address and the history entry; undefined without a particular reason. */
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
