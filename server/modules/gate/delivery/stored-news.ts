import type { DeliveryNews } from '#server/integrations/gate-platform/gate-platform.ts';

/** What a stored delivery says: everything but its body and what has its own column. */
export type StoredNews = Omit<DeliveryNews, 'storedBody' | 'key' | 'event'>;
