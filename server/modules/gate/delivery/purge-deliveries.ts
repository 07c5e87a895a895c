import type { Em } from '#server/db/open-database.ts';
import { Delivery } from './delivery.entity.ts';

const DAY_MS = 86_400_000;

/** Days for which bodies are kept, and with them the names in them; and the deliveries themselves. */
const BODY_DAYS = 14;
const KEY_DAYS = 30;

/** Deletes the bodies of older deliveries, and the deliveries once nobody sends them again. */
export async function purgeDeliveries(em: Em, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await em.nativeUpdate(Delivery, { receivedAt: { $lt: before(BODY_DAYS) } }, { body: null, news: null });
  await em.nativeDelete(Delivery, { receivedAt: { $lt: before(KEY_DAYS) } });
}
