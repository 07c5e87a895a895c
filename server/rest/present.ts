import { Language } from '#rules/language.ts';
import { type Cla } from '#server/modules/cla/cla.entity.ts';
import type { SigningStatus } from '#server/modules/signing/signing-status.rules.ts';
import type { DataAnswer } from './route.ts';

/** What commands answer (REST contract §1.3). */
export const SUCCESSFULLY: DataAnswer = { data: 'successfully' };

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { [Language.ZH]: 'Chinese', [Language.EN]: 'English' };

/** A CLA as legacy clients know it (REST contract §2.2). */
export interface RestCla {
  readonly url: '';
  readonly language: string;
  readonly fields: readonly RestField[];
  readonly cla_id: string;
}

type RestField = Pick<Cla['fields'][number], 'id' | 'title' | 'type' | 'description' | 'required'>;

/** The address of the document stays empty, as it always was: clients make it from link and `cla_id`. */
export function presentCla({ language, fields, number }: Pick<Cla, 'language' | 'fields' | 'number'>): RestCla {
  return {
    url: '',
    language: LANGUAGE_NAMES[language],
    fields: fields.map(({ id, title, type, description, required }) => ({ id, title, type, description, required })),
    cla_id: String(number),
  };
}

/** The answer to a signing check (REST contract §2.3, L); no value is ever null. */
export interface RestSigningStatus {
  /** Empty when nothing was signed. */
  readonly type: 'individual' | 'corporation' | '';
  readonly signed: boolean;
  readonly version_matched: boolean;
  readonly status: 'not_signed' | 'valid' | 'expired';
}

const TYPES = { individual: 'individual', employee: 'corporation' } as const;

const STATUSES = { VALID: 'valid', EXPIRED: 'expired', NOT_SIGNED: 'not_signed', INACTIVE: 'not_signed' } as const;

/** Employees are written `corporation`; one who is not active has not signed yet (design §5). */
export function presentSigningStatus({ type, signed, state, versionMatched }: SigningStatus): RestSigningStatus {
  return { type: type === null ? '' : TYPES[type], signed, version_matched: versionMatched, status: STATUSES[state] };
}
