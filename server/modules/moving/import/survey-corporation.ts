import { normalizeCorporationName } from '#rules/corporation-name.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { CorporationRecord } from '../format/record.ts';
import { foreignId } from './foreign-id.ts';

/** A corporation of the source, as it will be here. */
export interface SurveyedCorporation {
  readonly id: string;
  readonly key: string;
  readonly link: string;
  readonly state: CorporationRecord['state'];
  /** What it signed, as the source says. */
  readonly signed: Pick<CorporationRecord, 'cla' | 'version' | 'language'>;
  /** In lower case; the first is the primary one. */
  readonly domains: readonly string[];
  readonly representativeKey: string;
  readonly nameKey: string;
  /** Why it is not as the source has it, or blocks the import. */
  readonly conflict: ReasonCode | null;
}

/** A corporation by itself: what stands in its way, only the whole source tells. */
export function surveyCorporation(record: CorporationRecord): SurveyedCorporation {
  const { key, link, state, language, cla, version, name, representative } = record;
  const own = emailDomain(representative?.email ?? '');
  const domains = [...new Set((record.domains.length > 0 ? record.domains : [own]).map((domain) => asDomain(domain)))];
  return {
    id: foreignId(key),
    key,
    link,
    state,
    signed: { cla, version, language },
    domains: domains.filter((domain) => domain !== ''),
    representativeKey: normalizeEmail(representative?.email ?? ''),
    nameKey: normalizeCorporationName(name),
    conflict: null,
  };
}

/** Written as addresses of it would be compared. */
const asDomain = (domain: string): string => emailDomain(`x@${domain.trim()}`);
