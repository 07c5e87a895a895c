import { z } from 'zod';
import { ClaType } from '#rules/cla-type.ts';
import { FIELDS } from '#rules/field.ts';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';
import { IndividualSigningEnd } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import {
  KEY_MAX_LENGTH,
  sha256,
  instant,
  line,
  signedAt,
  level,
  common,
  link,
  cla,
  language,
  versionLabel,
  email,
  emailOfSigning,
  erasedAt,
  name,
  fields,
  own,
} from './record-parts.ts';

/** Version of the format. A reader refuses others. */
export const FORMAT_VERSION = 1;
export const FORMAT_NAME = 'signet-interchange';

const linkRecord = z.strictObject({
  ...common,
  type: z.literal('link'),
  link,
  alias: line(200),
  project_url: line(2000),
  state: z.enum(['live', 'unlinked']),
  /** Of the source: null when it does not say. */
  grace_period_days: z.int().min(0).max(3650).nullable(),
  created_at: instant.nullable(),
  own,
});

const claRecord = z.strictObject({
  ...common,
  type: z.literal('cla'),
  link,
  cla,
  cla_type: z.enum(ClaType),
  language,
  /** Counts the versions of one type and language from 1. */
  version: z.int().min(1),
  state: z.enum(['current', 'superseded', 'removed']),
  source_url: z.string().max(2000).nullable(),
  /** Its text; null when the source has lost it: the version is known, and cannot be offered. */
  document: sha256.nullable(),
  fields: z.array(
    z.strictObject({
      id: line(100),
      type: z.enum(Object.keys(FIELDS) as [keyof typeof FIELDS]).or(line(100)),
      title: z.string().max(500),
      description: z.string().max(2000).optional(),
      required: z.boolean(),
    }),
  ),
  created_at: instant.nullable(),
  own,
});

const corporationRecord = z.strictObject({
  ...common,
  type: z.literal('corporation'),
  link,
  cla: cla.nullable(),
  version: versionLabel,
  /** Null where the source does not say. */
  language: language.nullable(),
  name: line(300),
  /** Null where the source knows no signatory. */
  representative: z.strictObject({ name, email }).nullable(),
  /** The first is the primary one. */
  domains: z.array(line(255)),
  fields,
  signed_at: signedAt,
  state: z.enum(['uncompleted', 'completed', 'deleted']),
  auto_approval: z.boolean().default(false),
  /** The scan that the corporation signed. */
  signed_pdf: sha256.nullable(),
  /** When the community approved it; null when the source does not say. */
  completed_at: instant.nullable().default(null),
  level,
  own,
});

const managerRecord = z.strictObject({
  ...common,
  type: z.literal('manager'),
  link,
  /** Key of the corporation's record. */
  corporation: line(KEY_MAX_LENGTH),
  role: z.enum(['admin', 'manager']),
  /** Login name; null for one who cannot log in. */
  account: line(254).nullable(),
  name,
  email,
  created_at: instant.nullable(),
  own,
});

const employeeRecord = z.strictObject({
  ...common,
  type: z.literal('employee'),
  link,
  /** Key of the corporation's record. */
  corporation: line(KEY_MAX_LENGTH),
  /** The individual CLA; null when unknown. */
  cla: cla.nullable(),
  version: versionLabel,
  /** Null where the source does not say. */
  language: language.nullable(),
  name,
  email: emailOfSigning,
  fields,
  signed_at: signedAt,
  state: z.enum(['active', 'inactive', 'removed']),
  /** When its state changed last; null when the source does not say. */
  state_at: instant.nullable(),
  level,
  erased_at: erasedAt,
  own,
});

const individualRecord = z.strictObject({
  ...common,
  type: z.literal('individual'),
  link,
  cla: cla.nullable(),
  version: versionLabel,
  /** Null where the source does not say. */
  language: language.nullable(),
  name,
  /** As typed. */
  email: emailOfSigning,
  fields,
  signed_at: signedAt,
  state: z.enum(['live', 'ended']),
  ended_at: instant.nullable(),
  /** Null for a live one. */
  end_reason: z.enum(IndividualSigningEnd).nullable(),
  /** The signed document. */
  document: sha256.nullable(),
  level,
  erased_at: erasedAt,
  own,
});

const identityRecord = z.strictObject({
  ...common,
  type: z.literal('identity'),
  link,
  cla: cla.nullable(),
  version: versionLabel,
  platform: z.enum(GATE_PLATFORMS.map(({ name: platform }) => platform)).nullable(),
  /** The platform's instance as `instanceHost` names it, such as `github.com`. */
  host: z.string().max(255).nullable(),
  /** Number of the account on the platform, in digits; null when the source knows only the login. */
  account_id: line(100).nullable(),
  login: line(200).nullable(),
  /** An address that its owner stated and nobody proved: never answered by. */
  stated_email: email.nullable(),
  name: name.nullable(),
  signed_at: signedAt,
  state: z.enum(['live', 'ended']),
  ended_at: instant.nullable(),
  end_reason: z.enum(IndividualSigningEnd).nullable(),
  level: z.enum(EvidenceLevel).extract(['ACCOUNT', 'LISTED']),
  own,
});

/** A person or bot that the source exempts. It never becomes a signing; the report lists it. */
const exemptionRecord = z.strictObject({
  ...common,
  type: z.literal('exemption'),
  link,
  kind: z.enum(['login', 'email', 'domain', 'organization', 'pattern']),
  value: line(500),
});

/** An audit event as the source's chain has it; only in Signet's own files. */
const auditRecord = z.strictObject({
  ...common,
  type: z.literal('audit'),
  link,
  sequence: z.int().min(1),
  previous_hash: sha256,
  hash: sha256,
  /** What is hashed: RFC 8785 canonical JSON. */
  body: z.string(),
});

/** A line of a `<type>.jsonl` file. */
export const interchangeRecord = z.discriminatedUnion('type', [
  linkRecord,
  claRecord,
  corporationRecord,
  managerRecord,
  employeeRecord,
  individualRecord,
  identityRecord,
  exemptionRecord,
  auditRecord,
]);

export type LinkRecord = z.output<typeof linkRecord>;
export type ClaRecord = z.output<typeof claRecord>;
export type CorporationRecord = z.output<typeof corporationRecord>;
export type ManagerRecord = z.output<typeof managerRecord>;
export type EmployeeRecord = z.output<typeof employeeRecord>;
export type IndividualRecord = z.output<typeof individualRecord>;
export type IdentityRecord = z.output<typeof identityRecord>;
export type AuditRecord = z.output<typeof auditRecord>;
export type InterchangeRecord = z.output<typeof interchangeRecord>;
export type RecordType = InterchangeRecord['type'];

/** The order in which a source yields its records: each refers only to those before it. */
export const RECORD_TYPES = [
  'link',
  'audit',
  'cla',
  'corporation',
  'manager',
  'employee',
  'individual',
  'identity',
  'exemption',
] as const satisfies readonly RecordType[];
