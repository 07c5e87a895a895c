import type { ServerProcess } from './child.ts';
import { median, type Result } from './measure.ts';
import { type Signet, receiveCode, receiveConfirmation, sign, signSteadily } from './signer.ts';

const WARM_UP = 40;
const SIGNINGS = 150;
/** Signers at work at the same time. */
const AT_A_TIME = 4;

/** Milliseconds of CPU time of one signing, and of the part before its request. */
export interface SigningCost {
  readonly whole: number;
  readonly code: number;
}

/** Runs `work` on every item, a few at a time. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

const signers = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}@example.org`);

/** Measures the CPU time of a whole signing, user and system, over all threads: code, mail, signing, document, mail. */
export async function measureSigningCost(process: ServerProcess, service: Signet): Promise<SigningCost> {
  const codes = new Map<string, string>();
  const receive = async (email: string): Promise<void> => void codes.set(email, await receiveCode(service, email));
  const finish = async (email: string): Promise<void> => {
    await sign(service, email, codes.get(email) ?? '');
    await receiveConfirmation(service, email);
  };
  await forEach(signers(WARM_UP, 'warm-up'), async (email) => {
    await receive(email);
    await finish(email);
  });
  const emails = signers(SIGNINGS, 'cost');
  const before = await process.cpuSeconds();
  await forEach(emails, receive);
  const between = await process.cpuSeconds();
  await forEach(emails, finish);
  const after = await process.cpuSeconds();
  const each = (seconds: number): number => (seconds * 1000) / SIGNINGS;
  return { whole: each(after - before), code: each(between - before) };
}

/** Bar of the CPU time of a whole signing, seal and its check included, in milliseconds. */
const COST_BAR = 140;

/** Compares the cost of a signing with its bar and, if there is one, with that of an earlier build. */
export function presentCost({ whole, code }: SigningCost, baseline: SigningCost | undefined): Result[] {
  const rows: Result[] = [
    {
      what: 'CPU time of a whole signing',
      measured: `${whole.toFixed(0)} ms`,
      comparedWith: `${COST_BAR} ms`,
      ratio: whole / COST_BAR,
      bar: '<= 1',
    },
    {
      what: '… of it the code and its mail',
      measured: `${code.toFixed(0)} ms`,
      comparedWith: 'the whole signing',
      ratio: code / whole,
    },
  ];
  if (baseline !== undefined) {
    rows.push({
      what: '… the same by the build in BENCH_BASELINE_DIR',
      measured: `${baseline.whole.toFixed(0)} ms`,
      comparedWith: 'this build',
      ratio: baseline.whole / whole,
    });
  }
  return rows;
}

/** Runs 20 signers a second for a minute, each from the code to the confirmation. */
export async function measureSteadySignings(service: Signet): Promise<Result[]> {
  const bar = 10;
  const { times, lastConfirmation } = await signSteadily(service, { count: 1200, rate: 20, prefix: 'steady' });
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    {
      what: 'last confirmation after 20 signings a second for 60 s',
      measured: `${(lastConfirmation / 1000).toFixed(1)} s`,
      comparedWith: `${bar} s`,
      ratio: lastConfirmation / 1000 / bar,
      bar: '<= 1',
    },
    {
      what: '… 99 of 100 of their requests, and half of them',
      measured: `${p99.toFixed(0)} ms`,
      comparedWith: `${median(times).toFixed(0)} ms`,
      ratio: p99 / median(times),
    },
  ];
}
