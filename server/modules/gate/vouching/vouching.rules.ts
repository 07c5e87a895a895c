import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';

/** How it is known that somebody stands behind a commit. */
export const Vouching = {
  /** The platform names the account as the one that pushed it. */
  PUSHED: 'pushed',
  /** The account opened a pull request that holds the commit. */
  OPENED: 'opened',
  /** The platform verified a signature by a key of the account. */
  SIGNED: 'signed',
  /** The person said so, and proved the address in the commit or the account. */
  CONFIRMED: 'confirmed',
  /** The platform names the bot as the one that pushed it into the repository itself, not into a fork. */
  BOT: 'bot',
} as const;
export type Vouching = (typeof Vouching)[keyof typeof Vouching];

/** Somebody who stands behind a commit: an account of the platform, or an address. */
export interface Voucher {
  readonly source: Vouching;
  readonly account: PlatformPerson | null;
  /** Normalised; null beside an account. */
  readonly emailKey: string | null;
}

/** What the platform tells about a change, besides its commits. */
export interface ChangeEvidence {
  readonly commits: readonly CommitFacts[];
  readonly opener: PlatformPerson | null;
  /** Who pushed a commit, by its hash, as far as it is known. */
  readonly pushers: ReadonlyMap<string, PlatformPerson>;
  /** Whether the commits are in a fork; null when the platform does not say. */
  readonly fromFork: boolean | null;
}

/** Lists who stands behind a commit, as far as the platform tells it with this change. */
export function vouchersOf(commit: CommitFacts, evidence: ChangeEvidence): Voucher[] {
  const { opener } = evidence;
  return [
    ...pusherOf(commit, evidence),
    ...(opener === null ? [] : [byAccount(Vouching.OPENED, opener)]),
    ...(commit.signer !== null && !commit.madeByPlatform ? [byAccount(Vouching.SIGNED, commit.signer)] : []),
  ];
}

/** A workflow in anybody's fork pushes as the bot of the platform, so a bot vouches in the repository itself alone. */
function pusherOf({ sha }: CommitFacts, { pushers, fromFork }: ChangeEvidence): Voucher[] {
  const pusher = pushers.get(sha);
  if (pusher === undefined) {
    return [];
  }
  return [byAccount(pusher.bot && fromFork === false ? Vouching.BOT : Vouching.PUSHED, pusher)];
}

function byAccount(source: Vouching, account: PlatformPerson): Voucher {
  return { source, account, emailKey: null };
}
