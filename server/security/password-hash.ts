import { hash, verify } from '@node-rs/argon2';

/** The hash of a password that nobody knows: checking against it takes as long as against a real one. */
let decoy: Promise<string> | undefined;

/** Returns the argon2id hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches the hash; false, after the same time, when there is no hash. */
export async function matchesPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) {
    return verify(passwordHash, password);
  }
  decoy ??= hash(crypto.randomUUID());
  await verify(await decoy, password);
  return false;
}
