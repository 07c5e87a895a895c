import { ConfigError } from './config.ts';

/** What the system or PostgreSQL says when an address, a login or a database of the configuration does not hold. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  ETIMEDOUT: 'the host does not answer',
  EADDRINUSE: 'another process listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'this user may not listen there',
  '28P01': 'the password is refused',
  '28000': 'the user is refused',
  '3D000': 'the database does not exist',
};

/** Does a step of the start; when the system refuses it, the failure names the variable that is to blame. Throws `ConfigError`. */
export async function nameStartFailure<T>(variable: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    throw reason === undefined ? error : new ConfigError(`${variable}: ${reason} (${code})`, { cause: error });
  }
}
