import type { Dependencies } from '#server/context.ts';
import { requestTimestamp } from '#server/integrations/timestamp/request-timestamp.ts';

/** Failures in a row after which the authority is left alone until the next run. */
const MAX_FAILURES = 3;

/** A token over some bytes, as it is stored. */
export interface StoredTimestamp {
  readonly timestampToken: Buffer;
  readonly timestampedAt: Date;
}

/** What waits for a time stamp. */
interface Waiting<Key extends string | number> {
  readonly keys: readonly Key[];
  readonly read: (key: Key) => Promise<Uint8Array>;
  /** Stores the token unless there is one by now. */
  readonly store: (key: Key, stamp: StoredTimestamp) => Promise<unknown>;
}

/**
 * Fetches a token of the authority of `TSA_URL` for each waiting item, one after another; does nothing without one. A
 * token that cannot be had is logged and left to the next run.
 */
export async function stampEach<Key extends string | number>(
  { config, log }: Pick<Dependencies, 'config' | 'log'>,
  { keys, read, store }: Waiting<Key>,
): Promise<void> {
  const { timestampUrl } = config.seal;
  if (timestampUrl === undefined) {
    return;
  }
  let failures = 0;
  for (const key of keys) {
    // What cannot be read says nothing about the authority, and must not keep everything after it waiting for ever.
    const bytes = await read(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'what waits for a time stamp cannot be read');
    });
    if (bytes === undefined) {
      continue;
    }
    try {
      const { token, at } = await requestTimestamp(timestampUrl, bytes);
      await store(key, { timestampToken: Buffer.from(token), timestampedAt: at });
      failures = 0;
    } catch (error) {
      log.warn({ err: error, key }, 'no time stamp yet');
      failures += 1;
    }
    if (failures === MAX_FAILURES) {
      return;
    }
  }
}
