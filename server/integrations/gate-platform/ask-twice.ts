import { GatePlatformFailure } from './gate-platform.ts';

/** Asks once more when a platform gives no usable answer: where some requests fail, work of many would rarely be done. */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatePlatformFailure && error.kind === 'unusable' && !error.details.tooLarge) {
      return ask();
    }
    throw error;
  }
}
