import type { ReactElement } from 'react';
import type { Language } from '#rules/language.ts';
import { utcDay } from '#rules/utc-day.ts';
import { Facts, type FactRow } from './facts.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { STYLES } from './house-style.ts';
import type { PersonFacts, SampleFacts } from './mail-facts.ts';
import { verifyRow, type Verifiable } from './verify-row.tsx';

/** Data of a mail about what somebody has signed. */
export type SignedData = PersonFacts & {
  reference: string;
  /** Empty when the source of an import does not know. */
  signedAt: string;
  claVersion: string;
  claSha256: string;
} & Verifiable;

const LABELS = {
  zh: { reference: '签署编号', date: '签署日期', version: '协议版本', fingerprint: '协议指纹（SHA-256）' },
  en: {
    reference: 'Reference',
    date: 'Date of signing',
    version: 'CLA version',
    fingerprint: 'CLA fingerprint (SHA-256)',
  },
} as const satisfies Record<Language, unknown>;

interface SignedFactsProps {
  readonly language: Language;
  readonly data: SignedData;
  /** Further facts, after the reference. */
  readonly more?: readonly FactRow[];
}

/** What was signed and when, and the reference. */
export function SignedFacts({ language, data, more }: SignedFactsProps): ReactElement {
  const labels = LABELS[language];
  const rows = [
    { label: labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    ...(more ?? []),
    ...(data.signedAt === '' ? [] : [{ label: labels.date, value: utcDay(data.signedAt, language) }]),
    { label: labels.version, value: data.claVersion },
    { label: labels.fingerprint, value: <Fingerprint sha256={data.claSha256} /> },
    ...verifyRow(language, data.verifyUrl),
  ];
  return <Facts rows={rows} />;
}

export function signedSample({ person, reference, day, sha256, verifyUrl }: SampleFacts): SignedData {
  return { ...person, reference, signedAt: day, claVersion: '1', claSha256: sha256, verifyUrl };
}
