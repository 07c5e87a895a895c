import { instanceHost } from '#rules/gate-platform.ts';
import type { Em } from '#server/db/open-database.ts';
import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import { CommitVouching } from './commit-vouching.entity.ts';
import type { Voucher } from './vouchers.ts';

/** A repository of an instance. */
export interface VouchedRepository {
  /** Address of the instance, or its host. */
  readonly host: string;
  /** The platform's id of the repository. */
  readonly externalId: string;
}

/** A commit and somebody who stands behind it. */
export interface CommitVoucher {
  readonly sha: string;
  readonly voucher: Voucher;
}

/** Rows that one statement stores, and commits that it asks for. */
const ROWS_MAX = 100;
const SHAS_MAX = 200;

/** Who stands behind commits as the platform reports it now, and the commits. */
interface Reported {
  readonly commits: readonly Pick<CommitFacts, 'sha'>[];
  readonly reported: readonly CommitVoucher[];
  readonly at: Date;
  readonly pace: Pace;
}

/** Stores who stands behind commits as the platform reports it now, and returns who was known to before. */
export async function storeReported(
  em: Em,
  repository: VouchedRepository,
  { commits, reported, at, pace }: Reported,
): Promise<Map<string, Voucher[]>> {
  const known = await findVouchers(em, repository, { commits, pace });
  const vouchers = reported.filter(({ sha, voucher }) => !known.get(sha)?.some((one) => isSame(one, voucher)));
  await storeVouchers(em, repository, { vouchers, at, pace });
  return known;
}

function isSame(one: Voucher, other: Voucher): boolean {
  return one.source === other.source && one.account?.id === other.account?.id && one.emailKey === other.emailKey;
}

/** Stores who stands behind commits; what is known already stays. */
export async function storeVouchers(
  em: Em,
  { host, externalId }: VouchedRepository,
  { vouchers, at, pace }: { readonly vouchers: readonly CommitVoucher[]; readonly at: Date; readonly pace: Pace },
): Promise<void> {
  for await (const part of inParts(vouchers, ROWS_MAX, pace)) {
    const rows = part.map(({ sha, voucher: { source, account, emailKey } }) => ({
      id: crypto.randomUUID(),
      host: instanceHost(host),
      repositoryId: externalId,
      sha,
      source,
      accountId: account?.id ?? '',
      login: account?.login ?? '',
      bot: account?.bot ?? false,
      emailKey: emailKey ?? '',
      createdAt: at,
    }));
    // Not `upsertMany`, which reads every row that it stores and compares it with every other.
    await em.createQueryBuilder(CommitVouching).insert(rows).onConflict().ignore().execute();
  }
}

/** Finds who stands behind commits of a repository, by their hashes, the first one first. */
export async function findVouchers(
  em: Em,
  { host, externalId }: VouchedRepository,
  { commits, pace }: { readonly commits: readonly Pick<CommitFacts, 'sha'>[]; readonly pace: Pace },
): Promise<Map<string, Voucher[]>> {
  const found = new Map<string, Voucher[]>();
  for await (const part of inParts(commits, SHAS_MAX, pace)) {
    const shas = part.map(({ sha }) => sha);
    const place = { host: instanceHost(host), repositoryId: externalId, sha: { $in: shas } };
    const order = { createdAt: 'asc', id: 'asc' } as const;
    const rows = await em.find(CommitVouching, place, { orderBy: order, disableIdentityMap: true });
    for (const row of rows) {
      found.set(row.sha, [...(found.get(row.sha) ?? []), toVoucher(row)]);
    }
  }
  return found;
}

function toVoucher({ source, accountId, login, bot, emailKey }: CommitVouching): Voucher {
  return {
    source,
    account: accountId === '' ? null : { id: accountId, login, bot },
    emailKey: emailKey === '' ? null : emailKey,
  };
}
