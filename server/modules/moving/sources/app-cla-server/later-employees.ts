import type { SourceEntry } from '../../format/source.ts';
import { numberKeys } from '../number-keys.ts';
import { readDay, toClaNumber, toInstant } from './acs-values.ts';
import { type DumpedCorporation, languageOf, type StoredEmployee } from './later-corporations.ts';
import { toEntry } from './to-entry.ts';

/** The records of the employees of a corporation, present and removed. */
export function toEmployees(corporation: DumpedCorporation): SourceEntry[] {
  const { stored, key } = corporation;
  const unique = numberKeys();
  const listed = [
    ...(stored.employees ?? []).map((employee) => ({ employee, isRemoved: false })),
    ...(stored.deleted ?? []).map((employee) => ({ employee, isRemoved: true })),
  ];
  return listed.map(({ employee, isRemoved }, index) => {
    const named = employee.id === '' ? `at/${index}` : employee.id;
    return toEmployee(corporation, { employee, isRemoved, key: unique(`${key}/employee/${named}`), index });
  });
}

interface ListedEmployee {
  readonly employee: StoredEmployee;
  readonly isRemoved: boolean;
  readonly key: string;
  readonly index: number;
}

function toEmployee({ dump, row, stored, key: corporation }: DumpedCorporation, listed: ListedEmployee): SourceEntry {
  const { employee, isRemoved, key, index } = listed;
  const locator = `${row.locator} ${isRemoved ? 'removed ' : ''}employee ${employee.id === '' ? index : employee.id}`;
  const raw = { ...employee, corporation: stored.id };
  const day = readDay(employee.date, employee.id, dump.options.timezone);
  if (day === undefined || employee.email.trim() === '') {
    return { kind: 'refusal', reason: day === undefined ? 'invalid_time' : 'no_identity', raw, locator };
  }
  const times = (employee.logs ?? []).map(({ time }) => Number(time)).filter((time) => Number.isFinite(time));
  // The old server made such rows itself, of individual signings in the corporation's domain.
  const isCollected = employee.source === 'individual';
  return toEntry({
    raw,
    locator,
    draft: {
      type: 'employee',
      key,
      link: stored.link_id,
      corporation,
      cla: toClaNumber(employee.cla_id),
      language: languageOf({ ...employee, link_id: stored.link_id }, dump),
      name: employee.name,
      email: employee.email.trim(),
      fields: employee.info,
      signed_at: day.signedAt,
      state: isRemoved ? 'removed' : employee.enabled === true ? 'active' : 'inactive',
      state_at: toInstant(times.at(-1)),
      level: isCollected ? 'listed' : 'verified-email',
      notes: [...day.notes],
    },
  });
}
