import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { Vouching } from './vouching.rules.ts';

/** Somebody who stands behind a commit: an account of the platform, or an address. */
export interface Voucher {
  readonly source: Vouching;
  readonly account: PlatformPerson | null;
  /** Normalised; null beside an account. */
  readonly emailKey: string | null;
}

/** What the platform reports about a change, besides its commits. */
export interface ChangeEvidence {
  readonly commits: readonly CommitFacts[];
  readonly opener: PlatformPerson | null;
  /** Who pushed a commit, by its hash, as far as it is known. */
  readonly pushers: ReadonlyMap<string, PlatformPerson>;
  /** Whether the commits are in a fork; null when the platform does not say. */
  readonly fromFork: boolean | null;
}

/** Lists who stands behind a commit, as far as the platform reports it with this change. */
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
