import { AppError } from '#server/errors/app-error.ts';

/** What the bodies of all requests may keep in memory, and how long a slow one keeps its place when others need it. */
export interface BodyLimits {
  readonly bytes: number;
  /** Milliseconds after which a body that has not arrived gives way to others. */
  readonly patience: number;
}

/** The part of the budget that the body of one request has. */
export interface BodyShare {
  /**
   * Counts bytes that have arrived. Senders that are slower than the limits allow are disconnected to make room. Error:
   * `too_many_request` with `retryAfter` when there is none.
   */
  readonly take: (bytes: number) => void;
  /** The body has arrived: from now on the service is at work, and nothing takes its place. */
  readonly keep: () => void;
  /** Gives everything back. */
  readonly release: () => void;
}

/** Opens the share of a request; `disconnect` ends it when others need its place. */
export type OpenBodyShare = (disconnect: () => void) => BodyShare;

/** Seconds after which to try again. */
const RETRY_SECONDS = 5;

interface Arriving {
  readonly since: number;
  readonly disconnect: () => void;
}

/** Creates the budget of this process for bodies that are read into memory. */
export function createBodyBudget({ bytes: limit, patience }: BodyLimits, now: () => number): OpenBodyShare {
  /** The shares of bodies on their way, those that began first at the front. */
  const arriving = new Map<BodyShare, Arriving>();
  let taken = 0;

  const makeRoom = (bytes: number, own: BodyShare): void => {
    for (const [share, { since, disconnect }] of arriving) {
      if (taken + bytes <= limit || now() - since < patience) {
        return;
      }
      if (share !== own) {
        share.release();
        disconnect();
      }
    }
  };

  return (disconnect) => {
    let held = 0;
    const share: BodyShare = {
      take(bytes) {
        makeRoom(bytes, share);
        if (taken + bytes > limit) {
          share.release();
          throw new AppError('too_many_request', { retryAfter: RETRY_SECONDS });
        }
        taken += bytes;
        held += bytes;
      },
      keep: () => void arriving.delete(share),
      release() {
        arriving.delete(share);
        taken -= held;
        held = 0;
      },
    };
    arriving.set(share, { since: now(), disconnect });
    return share;
  };
}
