import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { lockErasures } from '#server/modules/signing/signing/lock-erasures.ts';
import { eraseIdentity, UNPROVED } from './erase-identity.ts';
import { eraseSigning, holdSigning, type ErasableSigning } from './erase-signing.ts';
import { grantUnmanagedRequests } from './grant-unmanaged-requests.ts';

/** Milliseconds after which a run stops; the next night continues. */
const NIGHT = 3_000_000;

/** Signings that one statement finds. */
const BATCH = 200;

/** Whether what ended then has been kept for longer than its link, `l`, keeps it at the time `$1`. */
const since = (endedAt: string): string =>
  `l.retention_days > 0 and not l.legal_hold and ${endedAt} < $1::timestamptz - l.retention_days * interval '1 day'`;

const REMOVED_AT = `coalesce((
  select max(h.changed_at) from employee_signing_change h where h.employee_signing_id = s.id and h.state = 'removed'
), s.signed_at)`;

/** An end as of a past day was decided later; the time to keep begins then. */
const DECIDED_AT = `greatest(s.ended_at, (
  select max(v.created_at) from audit_event v where v.subject = s.id and v.action = 'INDIVIDUAL_SIGNING_ENDED'
))`;

/**
 * What is due of each kind. Employees of a deleted corporation go with it. Imported accounts of unlinked links are
 * erased too: they no longer count, and no manager is left to decide on a request.
 */
const DUE = {
  INDIVIDUAL: `
select s.id, l.id as link from link l join individual_signing s on s.link_id = l.id
where s.ended_at is not null and s.erased_at is null and ${since('s.ended_at')} and ${since(DECIDED_AT)}`,
  EMPLOYEE: `
select s.id, l.id as link from link l join employee_signing s on s.link_id = l.id
where s.state = 'removed' and s.erased_at is null and ${since(REMOVED_AT)}`,
  CORPORATION: `
select s.id, l.id as link from link l join corporation_signing s on s.link_id = l.id
where s.state = 'deleted' and ${since('s.deleted_at')}`,
  IMPORTED_ACCOUNT: `
select s.id, l.id as link from link l join imported_identity s on s.link_id = l.id
where ${UNPROVED} and (
  s.ended_at is not null and ${since('s.ended_at')} or l.unlinked_at is not null and not l.legal_hold
)`,
} as const satisfies Record<SigningKind | 'IMPORTED_ACCOUNT', string>;
type DueKind = keyof typeof DUE;

const DUE_KINDS = Object.keys(DUE) as DueKind[];

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Erases, at night, the signings and imported accounts that ended longer ago than their link keeps them, and what signers
 * of unlinked links asked to erase, unless the link is under a legal hold. Each is erased in a separate transaction, with
 * its audit event, so a run that dies is continued; one that fails is logged and tried again the next night.
 */
export const eraseDueSignings = defineJob({
  name: 'erase-due-signings',
  payload: z.object({}),
  options: { cron: '7 4 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 3600 },
  async run(deps) {
    const deadline = performance.now() + NIGHT;
    for (const kind of DUE_KINDS) {
      await eraseKind(deps, kind, deadline);
    }
    await grantUnmanagedRequests(deps);
  },
});

async function eraseKind(deps: Dependencies, kind: DueKind, deadline: number): Promise<void> {
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined && performance.now() < deadline) {
    const due = await findDue(deps, kind, after);
    for (const signing of due) {
      await eraseOne(deps, kind, signing);
    }
    after = due.at(-1)?.id;
  }
}

/** A signing or an imported account, and its link, by their ids. */
interface DueRow {
  readonly id: string;
  readonly link: string;
}

async function findDue({ orm, now }: Dependencies, kind: DueKind, after: string): Promise<DueRow[]> {
  const statement = `${DUE[kind]} and s.id > $2 order by s.id limit ${BATCH}`;
  return runStatement<DueRow>(orm.em.fork(), statement, [now().toISOString(), after]);
}

async function eraseOne(deps: Dependencies, kind: DueKind, { id, link }: DueRow): Promise<void> {
  // A unit of work for each, so that memory does not grow with their number.
  const ctx = createSystemContext(deps);
  try {
    await change(ctx, async (tx) => {
      await lockErasures(tx.em, { id: link }, 'exclusive');
      const held = await hold(tx.em, kind, id);
      // Another run may have erased it since it was listed.
      if (held === null || !(await isStillDue(ctx, tx, { kind, held }))) {
        return;
      }
      const because = { actor: SYSTEM, reason: 'age' } as const;
      await (held instanceof ImportedIdentity
        ? eraseIdentity(tx, { identity: held, ...because })
        : eraseSigning(ctx, tx, { signing: held, ...because }));
    });
  } catch (error) {
    deps.log.error({ err: error, kind, id }, 'a signing that is due could not be erased');
  }
}

function hold(em: Em, kind: DueKind, id: string): Promise<ErasableSigning | ImportedIdentity | null> {
  return kind === 'IMPORTED_ACCOUNT'
    ? em.findOne(ImportedIdentity, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : holdSigning(em, kind, id);
}

interface Due {
  readonly kind: DueKind;
  readonly held: ErasableSigning | ImportedIdentity;
}

/** The link is held, so that a legal hold begins before or after the erasure. */
async function isStillDue(ctx: AppContext, { em }: Change, { kind, held }: Due): Promise<boolean> {
  await em.findOneOrFail(Link, { id: held.link.id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  const found = await runStatement(em, `${DUE[kind]} and s.id = $2`, [ctx.now().toISOString(), held.id]);
  return found.length > 0;
}
