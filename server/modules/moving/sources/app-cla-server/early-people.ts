import { ClaType } from '#rules/cla-type.ts';
import type { SourceEntry } from '../../format/source.ts';
import { toLanguage } from './acs-values.ts';
import { type Member, type ReadSigning, readSigning, signed } from './early-members.ts';
import { toEntry } from './to-entry.ts';

/** A row of somebody in the domain of an approved corporation is an employee's. */
function employerOf({ link, lookups: { employers } }: Member, { signing }: ReadSigning): string | undefined {
  return employers.get(`${link}\n${signing.corp_id.toLowerCase()}`);
}

/** The record of an employee; none for others. */
export function toEmployees(member: Member): SourceEntry[] {
  const read = readSigning(member);
  if ('kind' in read) {
    return [read];
  }
  const corporation = employerOf(member, read);
  const { signing, email, raw } = read;
  return corporation === undefined
    ? []
    : [
        toEntry({
          raw,
          locator: member.locator,
          draft: {
            ...signed(member, read, ClaType.INDIVIDUAL),
            type: 'employee',
            key: signingKey(member, 'employee', email),
            corporation,
            language: toLanguage(signing.lang) ?? 'zh',
            email,
            state: signing.enabled === true ? 'active' : 'inactive',
            state_at: null,
          },
        }),
      ];
}

/** Rows have ids in some revisions alone, and their places change when others are removed. */
function signingKey({ link, unique }: Member, kind: string, email: string): string {
  return unique(`acs:individual_signings/${link}/${kind}/${email}`);
}

/** The record of an individual signing; none for employees. */
export function toIndividuals(member: Member): SourceEntry[] {
  const read = readSigning(member);
  if ('kind' in read || employerOf(member, read) !== undefined) {
    return [];
  }
  const { signing, email, raw } = read;
  return [
    toEntry({
      raw,
      locator: member.locator,
      draft: {
        ...signed(member, read, ClaType.INDIVIDUAL),
        type: 'individual',
        key: signingKey(member, 'individual', email),
        language: toLanguage(signing.lang),
        email,
        // The old server finds no others, such as those of employees whose corporation was deleted.
        ...(signing.enabled === true
          ? ({ state: 'live', end_reason: null } as const)
          : ({ state: 'ended', end_reason: 'not_counted_by_source' } as const)),
        ended_at: null,
        document: null,
      },
    }),
  ];
}
