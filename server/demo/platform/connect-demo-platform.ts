import { randomBytes } from 'node:crypto';
import { change } from '#server/change.ts';
import { demoPlatformUrl } from '#server/config/start-advice.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { DEMO_REPOSITORY } from '#server/integrations/gate-platform/demo/demo-platform.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { ConnectionState, PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { backfillRepository } from '#server/modules/gate/judging/backfill-repository.job.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';

/** Id of the connection to the demo platform. */
export const DEMO_CONNECTION_ID = '00000000-0000-4000-8000-000000000001';

/**
 * Connects the demo community to the demo platform and has its pull requests judged, or ends that connection where
 * there is no demo. Called at every start, because the platform starts empty with the process.
 */
export async function connectDemoPlatform(deps: Dependencies): Promise<void> {
  const ctx = createSystemContext(deps);
  const url = demoPlatformUrl(deps.config);
  const link = await ctx.em.findOne(Link, { linkId: DEMO_LINK_ID, unlinkedAt: null });
  if (url === undefined || link === null) {
    const ended = { state: ConnectionState.REVOKED, credentials: null, webhookSecret: null };
    await ctx.em.nativeUpdate(PlatformConnection, { id: DEMO_CONNECTION_ID }, ended);
    return;
  }
  await change(ctx, async (tx) => {
    await storeConnection(deps, tx.em, { url, owner: link.owner.id });
    const repositoryId = await storeRepository(deps, tx.em, { url, link: link.id });
    tx.enqueue(backfillRepository, { repositoryId });
  });
}

interface DemoPlace {
  readonly url: string;
}

async function storeConnection(
  { secretBox, now }: Dependencies,
  em: Em,
  { url, owner }: DemoPlace & { readonly owner: string },
): Promise<void> {
  const id = DEMO_CONNECTION_ID;
  const secrets = {
    // The platform asks for no log-in; a connection without a token would count as ended.
    credentials: secretBox.encrypt('gate-credentials', { row: id, plain: 'demo' }),
    webhookSecret: secretBox.encrypt('gate-webhook-secret', { row: id, plain: randomBytes(32).toString('hex') }),
  };
  const facts = { url, apiUrl: url, ...secrets, state: ConnectionState.ACTIVE, pausedReason: null };
  const found = await em.findOne(PlatformConnection, id);
  if (found !== null) {
    em.assign(found, facts);
    return;
  }
  const identity = { id, publicId: id, platform: 'demo', name: 'Demo platform', owner, accountId: '0' } as const;
  em.create(PlatformConnection, { ...identity, ...facts, account: 'signet', createdAt: now() });
  await em.flush();
}

/** Whatever a manager has chosen for the repository stays. */
async function storeRepository(
  { now }: Dependencies,
  em: Em,
  { url, link }: DemoPlace & { readonly link: string },
): Promise<string> {
  const found = await em.findOne(GatedRepository, { connection: DEMO_CONNECTION_ID });
  if (found !== null) {
    found.host = url;
    return found.id;
  }
  const { id: externalId, path, ownerId, private: hidden } = DEMO_REPOSITORY;
  const place = { host: url, externalId, path, ownerId, private: hidden };
  const times = { createdAt: now(), updatedAt: now() };
  const state = { link, connection: DEMO_CONNECTION_ID, mode: GateMode.ENFORCE };
  const created = em.create(GatedRepository, { id: crypto.randomUUID(), ...place, ...state, ...times });
  return created.id;
}
