import { ConfigError } from './config.ts';

/** Error codes of the system and PostgreSQL that a wrong setting causes, as text. */
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
  '42501': 'the role may not do that; the owner of the tables does, by MIGRATION_DATABASE_URL or npm run migrate',
};

/** Runs a step of the start. If the system refuses it, throws a `ConfigError` that names the variable to blame. */
export async function nameStartFailure<T>(variable: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    throw reason === undefined ? error : new ConfigError(`${variable}: ${reason} (${code})`, { cause: error });
  }
}
