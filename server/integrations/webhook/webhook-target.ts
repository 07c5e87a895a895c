import { findPrefix, hasCredentials, parseAddress } from '#server/integrations/network/listed-address.ts';

/** An address that webhooks may be sent to. */
export interface WebhookTarget {
  readonly url: URL;
  /** Whether the operator has listed it: only then may it be in the internal network. */
  readonly mayBePrivate: boolean;
}

/**
 * Returns an address as a target: https anywhere, and whatever the operator has listed (`WEBHOOK_TARGETS`). Undefined
 * for any other, and for one with credentials.
 */
export function findTarget(address: string, targets: readonly URL[]): WebhookTarget | undefined {
  const url = parseAddress(address);
  if (url === undefined || hasCredentials(url)) {
    return undefined;
  }
  const mayBePrivate = findPrefix(url, targets) !== undefined;
  return mayBePrivate || url.protocol === 'https:' ? { url, mayBePrivate } : undefined;
}
