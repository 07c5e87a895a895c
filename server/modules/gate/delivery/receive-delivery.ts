import { createHash } from 'node:crypto';
import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { DeliveryNews, IncomingDelivery } from '#server/integrations/gate-platform/gate-platform.ts';
import { deliveries, droppedDeliveries } from '#server/metrics/metrics.ts';
import { adapterOf, webhookSecretsOf } from '#server/modules/gate/connection/gate-access.ts';
import {
  CONFIGURED_CONNECTION,
  ConnectionState,
  PlatformConnection,
} from '#server/modules/gate/connection/platform-connection.entity.ts';
import { handleDelivery } from './handle-delivery.job.ts';
import { spendDelivery } from './spend-delivery.ts';

/** A webhook, and where it was sent. */
export interface ReceivedDelivery extends IncomingDelivery {
  readonly platform: string;
  /** Public id of the connection. */
  readonly connectionId: string;
}

const COLUMN_MAX_LENGTH = 255;

/** Milliseconds by which the time at which a connection was last heard of may lag behind. */
const HEARD_MS = 10_000;

/**
 * Refuses a webhook whose body need not be read, because its headers decide the answer. Errors: `not_found` for an
 * unknown or ended connection, `unknown_token` when no body could prove it.
 */
export async function admitDelivery(ctx: AppContext, announced: Omit<ReceivedDelivery, 'body'>): Promise<void> {
  const connection = await findConnection(ctx, announced);
  if (!adapterOf(connection).mayBeProved(announced.headers, webhookSecretsOf(ctx.deps, connection))) {
    throw new AppError('unknown_token');
  }
}

/**
 * Stores a webhook with the job that acts upon it, in one transaction; nothing else happens before it is answered. One
 * that is known already is left as it is, and one above the day's bound of its connection is dropped: the sweep finds
 * what it was about. Errors: `not_found` for an unknown or ended connection, `unknown_token` for a
 * missing or wrong signature.
 */
export async function receiveDelivery(ctx: AppContext, received: ReceivedDelivery): Promise<void> {
  const connection = await findConnection(ctx, received);
  const { headers, body } = received;
  const news = adapterOf(connection).readDelivery({ headers, body }, webhookSecretsOf(ctx.deps, connection));
  if (news === undefined) {
    throw new AppError('unknown_token');
  }
  const sha256 = createHash('sha256').update(body).digest('hex');
  const { storedBody, ...rest } = news;
  const size = storedBody.length + Buffer.byteLength(JSON.stringify(rest));
  const stored = await spendDelivery(ctx, { connection, size });
  if (stored === 'nothing') {
    droppedDeliveries.inc({ platform: connection.platform });
    return;
  }
  const kept = stored === 'whole' ? storedBody : null;
  if (await change(ctx, (tx) => store(ctx, tx, { connection, news: rest, storedBody: kept, sha256 }))) {
    deliveries.inc({ platform: connection.platform });
  }
}

async function findConnection(
  { em }: AppContext,
  { platform, connectionId }: Omit<ReceivedDelivery, 'body'>,
): Promise<PlatformConnection> {
  const possible = connectionId === CONFIGURED_CONNECTION || isUuid(connectionId);
  const connection = possible ? await em.findOne(PlatformConnection, { publicId: connectionId }) : null;
  if (connection?.platform !== platform || connection.state === ConnectionState.REVOKED) {
    throw new AppError('not_found');
  }
  return connection;
}

interface NewDelivery {
  readonly connection: PlatformConnection;
  readonly news: Omit<DeliveryNews, 'storedBody'>;
  /** Null where it is not kept. */
  readonly storedBody: Buffer | null;
  readonly sha256: string;
}

const INSERT = `
insert into delivery (id, connection_id, key, event, repository_id, repository, number, body, sha256, news, received_at, attempts)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, 0)
on conflict do nothing
returning id`;

/** Whether it is new: of two with one number, or one comment under two numbers, the database takes one. */
async function store(ctx: AppContext, tx: Change, delivery: NewDelivery): Promise<boolean> {
  const { connection, news, storedBody, sha256 } = delivery;
  const { key, event, ...rest } = news;
  const now = ctx.now();
  const place = [news.repository?.id ?? null, news.repository?.path ?? null, news.numbers[0] ?? null];
  const [stored] = await tx.em.execute<{ id: string }[]>(INSERT, [
    crypto.randomUUID(),
    connection.id,
    key.slice(0, COLUMN_MAX_LENGTH),
    event.slice(0, COLUMN_MAX_LENGTH),
    ...place,
    storedBody,
    sha256,
    JSON.stringify(rest),
    now,
  ]);
  if (stored === undefined) {
    return false;
  }
  // Almost every delivery leaves the row alone: they would wait for each other's commits.
  const before = new Date(now.getTime() - HEARD_MS);
  if (!connection.lastDeliveryAt || connection.lastDeliveryAt < before) {
    await tx.em.nativeUpdate(PlatformConnection, { id: connection.id }, { lastDeliveryAt: now });
  }
  tx.enqueue(handleDelivery, { deliveryId: stored.id });
  return true;
}
