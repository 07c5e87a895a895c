import { z } from 'zod';
import { LinkPlatform } from '#rules/code-platform.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The answer to commands. */
export const SUCCESS = z.literal('successfully');

/** Empty where the source of an import does not know it. */
const DAY_OR_NOTHING = z.union([z.iso.date(), z.literal('')]);

/** A field of a CLA. */
const FIELD = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  required: z.boolean(),
});

const LANGUAGE = z.enum(LANGUAGE_NAMES);

/**
 * A CLA that can be signed. Its `url` is always empty, as in the legacy service: clients build it from link and
 * `cla_id`.
 */
export const CLA = z.object({ url: z.literal(''), language: LANGUAGE, fields: z.array(FIELD), cla_id: z.string() });

/** A CLA as shown to its community. */
export const OWN_CLA = CLA.extend({ url: z.string(), updated_at: z.iso.date() });

/** The current CLAs of a link. */
export const OWN_CLAS = z.object({ individual_clas: z.array(OWN_CLA), corp_clas: z.array(OWN_CLA) });

/** A link as shown to everybody. */
export const LINK_ALIAS = z.object({ org_alias: z.string() });

/** A link as shown to its managers; it has no key `id`. */
export const LINK = z.object({
  link_id: z.string(),
  org_alias: z.string(),
  org_email: z.string(),
  org_email_platform: z.string(),
  project_url: z.string(),
  submitter: z.string(),
  platform: z.enum(LinkPlatform),
  /** The organisation, or the alias if there is none. */
  org_id: z.string(),
  repo_id: z.string(),
});

/** The status of an address; `type` is empty when it has signed nothing. */
export const SIGNING_STATUS = z.object({
  type: z.enum(['individual', 'corporation', '']),
  signed: z.boolean(),
  version_matched: z.boolean(),
  status: z.enum(['not_signed', 'valid', 'expired']),
});

/** A corporation of a link. */
export const CORPORATION = z.object({
  id: z.uuid(),
  date: DAY_OR_NOTHING,
  cla_language: LANGUAGE,
  corporation_name: z.string(),
  admin_name: z.string(),
  admin_email: z.string(),
  admin_added: z.boolean(),
  /** Empty before the approval. */
  admin_added_date: DAY_OR_NOTHING,
  pdf_uploaded: z.boolean(),
  cla_id: z.literal(''),
});

/** A page of corporations. */
export const CORPORATION_PAGE = z.object({ total: z.int(), page_data: z.array(CORPORATION) });

/** Who is logged in, with all the keys that the two generations of clients read. */
export const LOGIN_ROW = z.object({
  /** Empty for community managers. */
  role: z.enum(['admin', 'manager', '']),
  initial_pw_changed: z.boolean(),
  org_id: z.string(),
  repo_id: z.string(),
  link_id: z.string(),
  account: z.string(),
  email: z.string(),
});

/** The corporation manager who is logged in. */
export const MANAGER = LOGIN_ROW.extend({ role: z.enum(['admin', 'manager']), org: z.string(), name: z.string() });

/** The address that the browser goes to next. */
export const URL_ANSWER = z.object({ url: z.url() });

/** An uploaded CLA. `rewritten` is why the file was not kept byte for byte, null when it was. */
export const CLA_UPLOAD = z.object({
  sha256: z.string(),
  size: z.int(),
  pages: z.int(),
  rewritten: z.enum(['structure', 'form']).nullable(),
});

/** An employee of a corporation. */
export const EMPLOYEE = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  date: DAY_OR_NOTHING,
  enabled: z.boolean(),
});

/** An employee manager, identified by the account they log in with. */
export const EMPLOYEE_MANAGER = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.literal('manager'),
});

/** A corporation under which an address can sign. */
export const EMPLOYER = z.object({ corp_name: z.string(), corp_signing_id: z.uuid() });

/** Whether new employees are active as soon as they have signed. */
export const AUTO_APPROVAL = z.object({ enabled: z.boolean() });
