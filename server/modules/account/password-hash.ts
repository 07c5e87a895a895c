import { hash, verify } from '@node-rs/argon2';

/** Hashed as every password is and known to nobody: checking against it takes as long as against a real one. */
let decoy: Promise<string> | undefined;

/** The argon2id hash under which a password is stored. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password is the one of the hash; false, and after the same time, when there is no hash. */
export async function matchesPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) {
    return verify(passwordHash, password);
  }
  decoy ??= hash(crypto.randomUUID());
  await verify(await decoy, password);
  return false;
}
