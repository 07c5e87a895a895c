import type { GatePlatformName } from '#rules/gate-platform.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { graceEndsAt } from '#server/modules/community/cla/grace-period.rules.ts';

/** An account of one instance of a code platform. */
interface PlatformAccount {
  readonly platform: GatePlatformName;
  readonly host: string;
  readonly id: string;
}

/** An account that signed in another system, and the source that it was imported from. */
export interface ImportedAccount extends PlatformAccount {
  readonly source: string;
}

interface AccountQuestion {
  /** Internal id of the link. */
  readonly link: string;
  readonly accounts: readonly PlatformAccount[];
  readonly at: Date;
}

/**
 * `newer_since` is when the version was superseded that the account counts for: without one that which was current at
 * the import, in whatever language.
 */
const STATEMENT = `
select i.platform, i.host, i.account_id as id, i.source, l.grace_period_days,
  case when i.cla_id is null then later.since when c.state = 'superseded' then cur.created_at end as newer_since
from jsonb_to_recordset($2::jsonb) as asked (platform text, host text, id text)
join imported_identity i on i.link_id = $1::uuid and i.platform = asked.platform and i.host = asked.host
  and i.account_id = asked.id and i.ended_at is null
join link l on l.id = i.link_id
left join cla c on c.id = i.cla_id
left join cla cur on cur.link_id = c.link_id and cur.type = c.type and cur.language = c.language and cur.state = 'current'
left join lateral (
  select case when min(v.created_at) > i.imported_at then max(v.created_at) end as since
  from cla v where v.link_id = i.link_id and v.type = 'individual' and v.state = 'current'
) later on i.cla_id is null`;

interface Row extends ImportedAccount {
  readonly grace_period_days: number;
  readonly newer_since: Date | string | null;
}

/** Finds which accounts signed elsewhere and count at a time: until they end, or their version has expired. */
export async function findImportedAccounts(
  em: Em,
  { link, accounts, at }: AccountQuestion,
): Promise<ImportedAccount[]> {
  if (accounts.length === 0) {
    return [];
  }
  const asked = accounts.map(({ platform, host, id }) => ({ platform, host, id }));
  const rows = await runStatement<Row>(em, STATEMENT, [link, JSON.stringify(asked)]);
  return rows
    .filter(
      ({ newer_since: since, grace_period_days: days }) => since === null || at < graceEndsAt(new Date(since), days),
    )
    .map(({ platform, host, id, source }) => ({ platform, host, id, source }));
}
