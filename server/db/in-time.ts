/** Milliseconds in which a database that works answers a small question; who scrapes or balances waits for about ten. */
const PATIENCE = 5000;

/**
 * Resolves or rejects as the answer of the database does, and rejects when there is none after five seconds: a server
 * that was cut off refuses nothing, and its connections stay silent for minutes.
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
