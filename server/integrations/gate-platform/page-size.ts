import { GatePlatformFailure } from './gate-platform.ts';

/** Commits of a page: as many as platforms give, and as many as fit when each has a message of 64 KiB. */
const PAGE_SIZES = { usual: 100, longMessages: 50 };

/** Reads commits in large pages, and in smaller ones if a page turns out to be longer than an answer may be. */
export async function inPagesThatFit<T>(read: (pageSize: number) => Promise<T>): Promise<T> {
  try {
    return await read(PAGE_SIZES.usual);
  } catch (error) {
    if (error instanceof GatePlatformFailure && error.details.tooLarge) {
      return read(PAGE_SIZES.longMessages);
    }
    throw error;
  }
}
