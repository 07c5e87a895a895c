import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { SecretBox } from './secret-box.ts';

/** Iterations of one try: about 2 milliseconds of a processor. */
const COST = 5000;

/** Tries that a task of level 0 takes at most, and half of them at least; every level doubles them. */
const TRIES = 400;

/** Longest answer that is read, in characters. */
const MAX_LENGTH = 4000;

/** What a solved task proves. */
export interface Work {
  /** Identifies the task. */
  readonly id: string;
  readonly level: number;
}

interface TaskRequest {
  /** What the work is for: it counts for nothing else. */
  readonly about: string;
  /** 0 takes a computer about half a second; each level doubles it. */
  readonly level: number;
  readonly expiresInSeconds: number;
}

/** Creates a task for `solveChallenge` of altcha-lib, as JSON. It is signed, so that nothing has to be stored. */
export async function createTask(box: SecretBox, { about, level, expiresInSeconds }: TaskRequest): Promise<string> {
  const tries = TRIES * 2 ** level;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(tries / 2, tries),
    deriveKey,
    expiresAt: new Date(Date.now() + expiresInSeconds * 1000),
    data: { about, level },
    ...secretsOf(box),
  });
  return JSON.stringify(challenge);
}

const ANSWER = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ about: z.string(), level: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Checks a task with its solution, as JSON; returns undefined when it is wrong, expired or for something else. */
export async function checkWork(
  box: SecretBox,
  { about, answer }: { readonly about: string; readonly answer: string },
): Promise<Work | undefined> {
  const { data: work } = ANSWER.safeParse(readJson(answer));
  if (work?.challenge.parameters.data.about !== about) {
    return undefined;
  }
  const { verified } = await verifySolution({ ...work, deriveKey, ...secretsOf(box) });
  return verified ? { id: work.challenge.signature, level: work.challenge.parameters.data.level } : undefined;
}

function secretsOf(box: SecretBox) {
  return {
    hmacSignatureSecret: box.hmac('proof-of-work', 'task'),
    hmacKeySignatureSecret: box.hmac('proof-of-work', 'solution'),
  };
}

function readJson(text: string): unknown {
  try {
    return text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
