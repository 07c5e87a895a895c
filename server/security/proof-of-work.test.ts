import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { checkWork, createTask } from './proof-of-work.ts';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret key that only tests use, 32 bytes or more');
const about = 'a link';

async function solve(task: string): Promise<{ challenge: Challenge; solution: unknown }> {
  const challenge = JSON.parse(task) as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

const solved = await solve(await createTask(box, { about, level: 0, expiresInSeconds: 60 }));
const answer = JSON.stringify(solved);

test('a solved task is work of its level', async () => {
  expect(await checkWork(box, { about, answer })).toEqual({ id: solved.challenge.signature, level: 0 });
});

describe('is worth nothing', () => {
  const { challenge, solution } = solved;
  const { parameters } = challenge;

  test.each([
    ['without an answer', ''],
    ['when it is not JSON', '{'],
    ['when it is something else', '[]'],
    ['without a solution', JSON.stringify({ challenge })],
    ['with a guessed solution', JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } })],
    ['without a signature', JSON.stringify({ challenge: { parameters }, solution })],
    [
      'with a level that was not worked for',
      JSON.stringify({
        challenge: { ...challenge, parameters: { ...parameters, data: { about, level: 6 } } },
        solution,
      }),
    ],
  ])('%s', async (_name, given) => {
    expect(await checkWork(box, { about, answer: given })).toBeUndefined();
  });

  test('for another link', async () => {
    expect(await checkWork(box, { about: 'another link', answer })).toBeUndefined();
  });

  test('with another secret key', async () => {
    const other = createSecretBox('another secret key that only tests use, 32 bytes');

    expect(await checkWork(other, { about, answer })).toBeUndefined();
  });

  test('when it has expired', async () => {
    const late = await solve(await createTask(box, { about, level: 0, expiresInSeconds: -60 }));

    expect(await checkWork(box, { about, answer: JSON.stringify(late) })).toBeUndefined();
  });
});
