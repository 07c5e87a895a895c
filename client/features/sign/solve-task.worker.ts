import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the task that it is sent, as JSON, and answers the proof of work as JSON; null when it cannot. */
async function solve(task: string): Promise<string | null> {
  const challenge = JSON.parse(task) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? null : JSON.stringify({ challenge, solution });
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void solve(data).then(postMessage, () => postMessage(null));
});
