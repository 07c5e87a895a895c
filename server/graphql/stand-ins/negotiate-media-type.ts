import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Choices that are remembered. Nearly all clients send one of a few headers; none is longer than 16 KB. */
const REMEMBERED = 100;

const chosen = new LRUCache<string, { readonly type: string | undefined }>({ max: REMEMBERED });

/**
 * Stands in the build for `negotiator`: Apollo Server compares the header `Accept` of every request with its media types
 * twice, which takes microseconds each time, and clients send few different ones.
 */
// oxlint-disable-next-line import/no-default-export -- Apollo Server imports the default export of the library.
export default class MediaTypeNegotiator {
  private readonly accept: string;

  /** A request without the header takes anything. */
  constructor({ headers: { accept = '*/*' } }: { readonly headers: { readonly accept?: string | undefined } }) {
    this.accept = accept;
  }

  /** Returns the available type that the client prefers, undefined if it takes none of them. */
  mediaType(available: readonly string[]): string | undefined {
    const key = `${this.accept}\n${available.join('\n')}`;
    const known = chosen.get(key);
    if (known !== undefined) {
      return known.type;
    }
    const type = new Negotiator({ headers: { accept: this.accept } }).mediaType(available);
    chosen.set(key, { type });
    return type;
  }
}
