import type { PlatformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { readEntryHost } from './entry-host.rules.ts';

const GROUP = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** An organisation or team whose members are exempt. */
export interface ExemptGroup {
  readonly name: string;
  /** The only instance that it is exempt on; null for all, where others may own the name. */
  readonly host: string | null;
}

/** Reads `organization`, `organization/team` or either with `@host`; undefined for anything else. */
export function readExemptGroup(entry: string): ExemptGroup | undefined {
  const [name = '', host, ...rest] = entry.split('@');
  const instance = host === undefined ? null : readEntryHost(host);
  return GROUP.test(name) && instance !== undefined && rest.length === 0 ? { name, host: instance } : undefined;
}

/** The names of the groups that are exempt on an instance. */
export function exemptGroupsAt(entries: readonly string[], instance: PlatformInstance | null): string[] {
  const groups = entries.flatMap((entry) => readExemptGroup(entry) ?? []);
  return groups.filter(({ host }) => host === null || host === instance?.host).map(({ name }) => name);
}
