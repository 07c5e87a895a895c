import DataLoader from 'dataloader';
import type { Database } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { EvidenceLevel, TimePrecision } from './origin/signing-origin.rules.ts';
import { decideSigningStatus, type SigningFacts, type SigningStatus, withoutKind } from './signing-status.rules.ts';

/** Maximum number of addresses in one statement, and in one `signingStatuses` request. */
export const SIGNING_STATUSES_MAX = 1000;

/** An address at a link; `emailKey` is normalised. */
interface Address {
  readonly linkId: string;
  readonly emailKey: string;
}

/** An address whose status is asked for. */
interface Identity extends Address {
  /** Whether everything may be answered although the link answers it to API keys alone. */
  readonly mayKnow: boolean;
  /** Whether the caller named the address by its hash, which links may answer that answer no addresses. */
  readonly byHash?: boolean;
  /** Asks about the signing with this reference alone; default: about all that cover the address. */
  readonly reference?: string;
}

/**
 * Looks up identities; undefined means that the link does not exist, `missing_token` that it answers the status to API
 * keys alone.
 */
export interface SigningStatusLoader {
  /** Looks up one identity. Concurrent calls of any requests share one statement. */
  load(identity: Identity): Promise<SigningStatus | undefined>;
  /** Looks up at most as many as one statement takes, in order, as they stand now or at another time. */
  loadAll(identities: readonly Identity[], at?: Date): Promise<(SigningStatus | AppError | undefined)[]>;
}

/**
 * One row per identity, in order; a person has at most one live signing of each kind at a link. `proved_for` is the
 * address whose signings cover this one too, because its signer has proved it. `offset 0` hides the number of
 * identities from the planner. PostgreSQL reuses a generic plan only if a custom one would not be cheaper, and would
 * otherwise replan every call, because there are usually fewer identities than it estimates.
 */
export const SIGNING_STATUS_STATEMENT = `
select l.id is not null as linked, l.status_needs_key, l.kind_needs_key, l.answers_hashes, l.grace_period_days, p.signer_key as proved_for,
  i.reference as individual_reference, i.signed_at as individual_signed_at, io.level as individual_level, io.precision as individual_precision, ic.state = 'superseded' as individual_superseded, icur.created_at as individual_newer_since,
  e.reference as employee_reference, e.signed_at as employee_signed_at, eo.level as employee_level, eo.precision as employee_precision, e.state = 'active' as employee_active,
  cc.state = 'superseded' as corporation_superseded, ccur.created_at as corporation_newer_since
from (select $1::text[] as link_ids, $2::text[] as email_keys offset 0) as identities,
  unnest(link_ids, email_keys) with ordinality as asked(link_id, email_key, position)
left join link l on l.link_id = asked.link_id and l.unlinked_at is null
left join individual_signing i on i.link_id = l.id and i.email_key = asked.email_key and i.ended_at is null
left join signing_origin io on io.signing = i.id
left join cla ic on ic.id = i.cla_id
left join cla icur on icur.link_id = ic.link_id and icur.type = ic.type and icur.language = ic.language and icur.state = 'current'
left join (employee_signing e join corporation_signing c on c.id = e.corporation_signing_id and c.state = 'completed')
  on e.link_id = l.id and e.email_key = asked.email_key and e.state <> 'removed' and e.suspended_at is null
left join signing_origin eo on eo.signing = e.id
left join cla cc on cc.id = c.cla_id
left join cla ccur on ccur.link_id = cc.link_id and ccur.type = cc.type and ccur.language = cc.language and ccur.state = 'current'
left join proved_identity p on p.link_id = l.id and p.email_key = asked.email_key and p.ended_at is null
order by asked.position`;

const STATEMENT = { name: 'signing-status', text: SIGNING_STATUS_STATEMENT };

interface StatusRow {
  readonly linked: boolean;
  readonly status_needs_key: boolean;
  readonly kind_needs_key: boolean;
  readonly answers_hashes: boolean;
  readonly grace_period_days: number;
  readonly proved_for: string | null;
  readonly individual_reference: string;
  readonly individual_signed_at: Date | string | null;
  readonly individual_level: EvidenceLevel | null;
  readonly individual_precision: TimePrecision | null;
  readonly individual_superseded: boolean | null;
  readonly individual_newer_since: Date | string | null;
  readonly employee_reference: string;
  readonly employee_signed_at: Date | string | null;
  readonly employee_level: EvidenceLevel | null;
  readonly employee_precision: TimePrecision | null;
  readonly employee_active: boolean | null;
  readonly corporation_superseded: boolean | null;
  readonly corporation_newer_since: Date | string | null;
}

function signingFacts(row: StatusRow): SigningFacts[] {
  const facts: SigningFacts[] = [];
  if (row.employee_signed_at !== null) {
    facts.push({
      type: 'employee',
      reference: row.employee_reference,
      signedAt: row.employee_precision === 'unknown' ? null : new Date(row.employee_signed_at),
      level: row.employee_level,
      active: row.employee_active === true,
      newerSince: newerSince(row.corporation_superseded, row.corporation_newer_since),
      gracePeriodDays: row.grace_period_days,
    });
  }
  if (row.individual_signed_at !== null) {
    facts.push({
      type: 'individual',
      reference: row.individual_reference,
      signedAt: row.individual_precision === 'unknown' ? null : new Date(row.individual_signed_at),
      level: row.individual_level,
      active: true,
      newerSince: newerSince(row.individual_superseded, row.individual_newer_since),
      gracePeriodDays: row.grace_period_days,
    });
  }
  return facts;
}

function newerSince(superseded: boolean | null, currentCreatedAt: Date | string | null): Date | null {
  return superseded === true && currentCreatedAt !== null ? new Date(currentCreatedAt) : null;
}

/** The rows of the addresses that signed for proved ones, by the position of these. Most look-ups have none. */
async function readProved(
  identities: readonly Identity[],
  rows: readonly StatusRow[],
  read: (addresses: readonly Address[]) => Promise<StatusRow[]>,
): Promise<Map<number, StatusRow[]>> {
  const proved = rows.flatMap(({ proved_for: emailKey }, index) =>
    emailKey === null ? [] : [{ index, linkId: identities[index]?.linkId ?? '', emailKey }],
  );
  const signers = proved.length === 0 ? [] : await read(proved);
  return new Map(proved.map(({ index }, position) => [index, signers.slice(position, position + 1)]));
}

/** Creates the process-wide loader: all look-ups of one turn of the event loop, of any request, share a statement. */
export function createSigningStatusLoader(
  database: Pick<Database, 'runPrepared'>,
  now: () => Date,
): SigningStatusLoader {
  const readRows = (addresses: readonly Address[]): Promise<StatusRow[]> => {
    const parameters = [addresses.map(({ linkId }) => linkId), addresses.map(({ emailKey }) => emailKey)];
    return database.runPrepared<StatusRow>(STATEMENT, parameters);
  };
  const loadAll: SigningStatusLoader['loadAll'] = async (identities, at) => {
    const rows = await readRows(identities);
    const proved = await readProved(identities, rows, readRows);
    const answeredAt = at ?? now();
    return rows.map((row, index) => {
      const { mayKnow = false, byHash = false, reference: wanted } = identities[index] ?? {};
      if (row.status_needs_key && !mayKnow && !(byHash && row.answers_hashes)) {
        return new AppError('missing_token');
      }
      const facts = [row, ...(proved.get(index) ?? [])].flatMap(signingFacts);
      const asked = wanted === undefined ? facts : facts.filter(({ reference }) => reference === wanted);
      if (!row.linked) {
        return undefined;
      }
      const status = decideSigningStatus(asked, answeredAt);
      return (row.kind_needs_key || row.status_needs_key) && !mayKnow ? withoutKind(status) : status;
    });
  };
  const loader = new DataLoader<Identity, SigningStatus | undefined>((identities) => loadAll(identities), {
    cache: false,
    maxBatchSize: SIGNING_STATUSES_MAX,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return { load: (identity) => loader.load(identity), loadAll };
}
