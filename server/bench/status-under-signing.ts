import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { measureLoad } from './child.ts';
import { median, type Result } from './measure.ts';
import { type Signet, signSteadily } from './signer.ts';
import { randomEmail } from './signings.ts';

const ROUNDS = 5;
const SECONDS = 8;
/** Look-ups a second: well below capacity, so that this measures waiting and not saturation. */
const RATE = 500;
const SIGNINGS_A_SECOND = 10;

const ONE = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { signed type state versionMatched signedAt }
}`;

/** Compares how long look-ups of status take while people sign and while nobody does. */
export async function compareStatusUnderSigning(service: Signet, stored: number): Promise<Result> {
  const bodies = Array.from({ length: 500 }, () =>
    JSON.stringify({ query: ONE, variables: { linkId: DEMO_LINK_ID, email: randomEmail(stored) } }),
  );
  const load = { url: `${service.address}/graphql`, bodies, connections: 10, seconds: SECONDS, rate: RATE };
  const p99 = { quiet: [] as number[], busy: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const quiet = await measureLoad(load);
    const signing = signSteadily(service, {
      count: SECONDS * SIGNINGS_A_SECOND,
      rate: SIGNINGS_A_SECOND,
      prefix: `busy-${round}`,
    });
    const busy = await measureLoad(load);
    await signing;
    // Round 0 is the warm-up.
    if (round > 0) {
      p99.quiet.push(quiet.p99);
      p99.busy.push(busy.p99);
    }
  }
  return {
    what: `\`signingStatus\`, ${RATE} a second, p99 while ${SIGNINGS_A_SECOND} signings a second run`,
    measured: `${median(p99.busy).toFixed(1)} ms`,
    comparedWith: `${median(p99.quiet).toFixed(1)} ms without them`,
    ratio: median(p99.busy.map((time, round) => time / (p99.quiet[round] ?? Number.NaN))),
    bar: '<= 3',
  };
}
