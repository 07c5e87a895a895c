import type { ClaType } from '#rules/cla-type.ts';
import { localizedFieldTitle, type FieldDefinition } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import type { LabelledValue } from '#server/integrations/pdf/signature-page.ts';

/** Facts of a signing that every signature page states. */
export interface SignatureFacts {
  readonly language: Language;
  readonly community: string;
  readonly projectUrl: string;
  readonly fields: readonly FieldDefinition[];
  readonly fieldValues: Readonly<Record<string, string>>;
  readonly email: string;
  readonly signedAt: Date;
  readonly reference: string;
  readonly claVersion: number;
  readonly claSha256: string;
  readonly consentVersion: string;
}

const TEXTS = {
  zh: {
    community: '社区',
    project: '项目',
    reference: '签署编号',
    version: '协议版本',
    fingerprint: '协议指纹（SHA-256）',
    consent: '隐私政策版本',
  },
  en: {
    community: 'Community',
    project: 'Project',
    reference: 'Reference number',
    version: 'CLA version',
    fingerprint: 'CLA fingerprint (SHA-256)',
    consent: 'Privacy policy version',
  },
} as const;

/** The fields of the CLA with their values, in their order. */
export function fieldRows({ language, fields, fieldValues }: SignatureFacts, type: ClaType): LabelledValue[] {
  return fields.map((field) => ({
    label: localizedFieldTitle(field, type, language),
    value: fieldValues[field.id] ?? '',
  }));
}

/** How the signing can be proved; what its time is called depends on what has been done by then. */
export function evidenceRows(facts: SignatureFacts, signedAtLabel: string): LabelledValue[] {
  const texts = TEXTS[facts.language];
  return [
    { label: texts.reference, value: facts.reference },
    { label: signedAtLabel, value: facts.signedAt.toISOString().replace('T', ' ').slice(0, 19) },
    { label: texts.community, value: facts.community },
    { label: texts.project, value: facts.projectUrl },
    { label: texts.version, value: String(facts.claVersion) },
    { label: texts.fingerprint, value: facts.claSha256 },
    { label: texts.consent, value: facts.consentVersion },
  ];
}
