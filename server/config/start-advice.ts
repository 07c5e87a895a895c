import { isLoopback } from './config-values.ts';
import type { Config } from './config.ts';

/**
 * The data directory whose captured mails `/mailbox` shows; undefined when there is no such page: a service with a
 * public address must not show other people's codes, even behind a proxy on this machine. A container listens at all of
 * its addresses, so that its operator has to ask for the page.
 */
export function mailboxDataDir({ mail, database, host, publicUrl, showMailbox }: Config): string | undefined {
  const isLocal = (isLoopback(host) || showMailbox) && isLoopback(publicUrl.hostname);
  return mail.kind === 'capture' && database.kind === 'embedded' && isLocal ? database.dataDir : undefined;
}

/**
 * The address of the code platform that the demo brings along; undefined when there is none: its pull requests are in
 * the memory of one process, and nobody elsewhere should take it for a real one.
 */
export function demoPlatformUrl({ demo, database, publicUrl }: Config): string | undefined {
  const isLocal = database.kind === 'embedded' && isLoopback(publicUrl.hostname);
  return demo && isLocal ? new URL('/demo/platform', publicUrl).href : undefined;
}

/** What an operator should know at the start: settings that work, but not as anybody would want. */
export function warningsOf({ publicUrl, trustProxy }: Config): string[] {
  return publicUrl.protocol === 'https:' && trustProxy === undefined
    ? [
        'TRUST_PROXY is not set, but an https PUBLIC_URL means a proxy: all visitors share its address, one limit and one entry in the evidence. Set the number of proxies, or 0 to keep it so.',
      ]
    : [];
}
