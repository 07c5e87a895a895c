import type { MailConfig } from '#server/config/mail-config.ts';

/**
 * The service's own address, which links may use until they have one; undefined where mail goes out and the operator has
 * not said from which address.
 */
export function serviceSender({ kind, from }: Pick<MailConfig, 'kind' | 'from'>): string | undefined {
  const address = /<(?<named>[^<>]+)>$/.exec(from)?.groups?.['named'] ?? from;
  return kind === 'smtp' && address.endsWith('@localhost') ? undefined : address;
}
