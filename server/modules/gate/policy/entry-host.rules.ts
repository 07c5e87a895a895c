import { HOST_MAX_LENGTH, instanceHost } from '#rules/gate-platform.ts';

const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** The host of a register's entry, given as such or as an address, as `instanceHost` names it; undefined for anything else. */
export function readEntryHost(given: string): string | undefined {
  const host = given.length <= HOST_MAX_LENGTH ? instanceHost(given) : '';
  return HOST.test(host) ? host : undefined;
}
