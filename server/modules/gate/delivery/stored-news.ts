import type { DeliveryNews } from '#server/integrations/gate-platform/gate-platform.ts';

/** What a stored delivery tells: all but its body and what has a column of its own. */
export type StoredNews = Omit<DeliveryNews, 'storedBody' | 'key' | 'event'>;
