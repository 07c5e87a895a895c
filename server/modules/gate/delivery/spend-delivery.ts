import type { AppContext } from '#server/context.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { addPoints, readCounts, type CounterSubject } from '#server/modules/ground/counter/count-points.ts';
import { nextDay } from '#server/modules/ground/counter/day.rules.ts';

const KIBIBYTE = 1024;

/** Webhooks of a connection that are stored in a day of UTC. */
export const DELIVERIES_PER_DAY = 50_000;

/** Kibibytes of those above which only what is acted upon is stored, without bodies; twice as many is the end. */
export const DELIVERY_KIBIBYTES_PER_DAY = 512 * KIBIBYTE;

/** How much of a webhook is stored. */
export type Stored = 'whole' | 'without body' | 'nothing';

/** What counts the webhooks of a connection, and their size in kibibytes. */
export const deliveriesOf = ({ id }: Pick<PlatformConnection, 'id'>): [CounterSubject, CounterSubject] => [
  ['deliveries', id],
  ['delivery size', id],
];

/** A webhook whose signature is right. */
export interface SpentDelivery {
  readonly connection: PlatformConnection;
  /** In bytes. */
  readonly size: number;
}

/**
 * Counts a webhook, and returns how much of it may be stored today. In a separate transaction, because webhooks of a
 * connection would otherwise wait for each other's commits. Never call it within a transaction.
 */
export async function spendDelivery(ctx: AppContext, { connection, size }: SpentDelivery): Promise<Stored> {
  const endsAt = nextDay(ctx.now());
  const [byNumber, bySize] = deliveriesOf(connection);
  return ctx.em.fork().transactional(async (em) => {
    const deliveries = await addPoints(ctx, em, { subject: byNumber, points: 1, endsAt });
    const kibibytes = await addPoints(ctx, em, { subject: bySize, points: Math.ceil(size / KIBIBYTE), endsAt });
    if (isSpent(deliveries - 1, kibibytes)) {
      return 'nothing';
    }
    return kibibytes > DELIVERY_KIBIBYTES_PER_DAY ? 'without body' : 'whole';
  });
}

/** Whether webhooks of a connection are not stored any more today. */
export async function deliveriesAreSpent(ctx: AppContext, connection: PlatformConnection): Promise<boolean> {
  const [deliveries, kibibytes] = await readCounts(ctx, ctx.em, deliveriesOf(connection));
  return isSpent(deliveries?.points ?? 0, kibibytes?.points ?? 0);
}

const isSpent = (deliveries: number, kibibytes: number): boolean =>
  deliveries >= DELIVERIES_PER_DAY || kibibytes > 2 * DELIVERY_KIBIBYTES_PER_DAY;
