import type { SessionHeaders } from '#server/test/sign-in.ts';

/** What a pull request shows: the verdict on its head, and how many checks of the head and comments there are. */
export type Shown = readonly [verdict: string | null, checks: number, comments: number];

/** A pull request on a platform whose webhooks and answers go wrong. */
export interface ChaosPull {
  shown(): Shown;
  /** Pushes another commit of its author. */
  push(): void;
  canMerge(): boolean;
}

/** Who opens a pull request, and the address of its commits. */
export interface ChaosAuthor {
  readonly login: string;
  readonly email: string;
}

/** A running service, and a manager of its demo community. */
export interface RunningService {
  readonly address: string;
  readonly headers: SessionHeaders;
}

/** A stand-in whose webhooks are lost, doubled and reordered, and whose answers fail. */
export interface ChaosPlatform {
  /** Settings of a service that judges on it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What a pull request shows in the end. */
  readonly covered: Shown;
  readonly uncovered: Shown;
  /** Has the service check the repositories; returns the public id of the connection. */
  connect(service: RunningService): Promise<string>;
  /** Where webhooks go from now on. */
  sendTo(address: string): void;
  /** Opens a pull request in the next repository, round robin. */
  open(author: ChaosAuthor): ChaosPull;
  /** Doubles the next quarter of so many webhooks about pull requests, loses an eighth, holds an eighth, and lets a tenth of all requests fail. */
  disturb(deliveries: number): void;
  /** Sends what was held, last first. */
  releaseHeld(): Promise<void>;
  /** Refuses all requests for a few seconds, as beyond a quota. */
  useUpQuota(): void;
  /** Waits until no webhook is under way. */
  settleWebhooks(): Promise<void>;
  /** Number of webhooks about pull requests, lost ones included. */
  countTold(): number;
  /** Keys of the webhooks that the service must have acted upon: those that it acknowledged, and those that are sent again. */
  owed(): ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Repositories of each platform. */
export const REPOSITORIES = 5;

/** Seconds until a used-up quota is full again. */
export const QUOTA_SECONDS = 3;

/** Of all requests, those that are answered by a failure, and those that are carried out without an answer. */
export const FAILING = [
  { kind: 'bad_gateway', share: 0.08 },
  { kind: 'lost_answer', share: 0.02 },
] as const;

/** How many of so many webhooks are doubled, lost and held. */
export function disturbances(deliveries: number) {
  return [
    ['double', Math.ceil(deliveries / 4)],
    ['drop', Math.ceil(deliveries / 8)],
    ['hold', Math.ceil(deliveries / 8)],
  ] as const;
}

/** Hands out items round robin. */
export function inTurn<T>(things: readonly T[]): () => T {
  let next = 0;
  return () => {
    const thing = things[next % things.length];
    next += 1;
    if (thing === undefined) {
      throw new Error('there is nothing to hand out');
    }
    return thing;
  };
}
