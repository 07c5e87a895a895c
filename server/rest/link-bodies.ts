import { z } from 'zod';
import type { ClaType } from '#rules/cla-type.ts';
import { LinkPlatform } from '#rules/code-platform.ts';
import { defaultFieldTitle, FIELD_TYPES, type FieldType } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { FieldDefinitionInput } from '#server/modules/community/cla/field-definitions.rules.ts';
import type { NewClaInput } from '#server/modules/community/cla/new-cla.ts';
import type { UpdateClaInput } from '#server/modules/community/cla/update-cla.ts';
import type { CreateLinkInput, NewLinkCla } from '#server/modules/community/link/create-link.ts';
import { DEFAULT_GRACE_PERIOD_DAYS } from '#server/modules/community/link/project.rules.ts';
import type { SenderInput } from '#server/modules/community/sender/sender.rules.ts';
import { bytes, flag, numberText, parseBody, text } from './parse-body.ts';
import { parseClaType, parseLanguage } from './parse.ts';

const FIELD = z.object({ id: numberText, type: text, title: text, description: text, required: flag });

const EXAMPLE_URL = 'https://github.com/example-org/cla/raw/main/individual.pdf';

const INDIVIDUAL_EXAMPLE = {
  url: EXAMPLE_URL,
  language: 'English',
  fields: [
    { id: '0', title: 'Name', type: 'name', description: '', required: true },
    { id: '1', title: 'E-Mail', type: 'email', description: '', required: true },
  ],
};

const CLA = z.object({ url: text, language: text, fields: z.array(FIELD).nullish() });

/** A CLA for a link. */
export const NEW_CLA = CLA.extend({ type: text }).meta({
  examples: [{ type: 'individual', ...INDIVIDUAL_EXAMPLE }],
});

/** A new version of a CLA. */
export const CLA_UPDATE = z
  .object({ url: text, type: text, language: text })
  .meta({ examples: [{ url: EXAMPLE_URL, type: 'individual', language: 'English' }] });

/** A project to link. Older clients send organisation and repository, later ones the address. */
export const NEW_LINK = z
  .object({
    org_alias: text,
    org_email: text,
    project_url: text,
    platform: text,
    org_id: text,
    repo_id: text,
    individual_cla: CLA.nullish(),
    corp_cla: CLA.nullish(),
  })
  .meta({
    examples: [
      {
        org_alias: 'Example Community',
        org_email: 'cla@example.org',
        project_url: 'https://example.org/project',
        individual_cla: INDIVIDUAL_EXAMPLE,
      },
    ],
  });

/** Days in which signings of an earlier version count; a negative number stands for the default. */
export const GRACE_PERIOD = z.object({ grace_period_days: z.int() }).meta({ examples: [{ grace_period_days: 30 }] });

/** The address that mails are sent from. */
export const LINK_SENDER = z.object({ email: text }).meta({ examples: [{ email: 'cla@example.org' }] });

/** A mailbox and the credential that its mail server accepts. */
export const SENDER = z
  .object({ email: text, authorize: bytes })
  .meta({ examples: [{ email: 'cla@example.org', authorize: [97, 98, 99] }] });

/** A mailbox and the code that it received. */
export const SENDER_AUTHORIZATION = SENDER.extend({ code: text }).meta({
  examples: [{ email: 'cla@example.org', authorize: [97, 98, 99], code: '123456' }],
});

/** The address that the text of a CLA is downloaded from. */
export const CLA_SOURCE = z.object({ sourceUrl: text }).meta({ examples: [{ sourceUrl: EXAMPLE_URL }] });

/** Body of a new link. Errors: `error_parsing_api_body`, `bad_request_parameter` with the key. */
export function parseNewLink(body: unknown): CreateLinkInput {
  const { individual_cla: individual, corp_cla: corporation, ...link } = parseBody(body, NEW_LINK);
  return {
    platform: parsePlatform(link.platform),
    organization: orUndefined(link.org_id),
    repository: orUndefined(link.repo_id),
    projectUrl: orUndefined(link.project_url),
    alias: link.org_alias,
    senderAddress: link.org_email,
    clas: [
      ...(individual ? [toCla(individual, 'individual', 'individual_cla')] : []),
      ...(corporation ? [toCla(corporation, 'corporation', 'corp_cla')] : []),
    ],
  };
}

/** Body of a further CLA. Errors: `error_parsing_api_body`, `bad_request_parameter` with the key. */
export function parseNewCla(body: unknown): NewClaInput {
  const { type, ...cla } = parseBody(body, NEW_CLA);
  return toCla(cla, parseClaType(type, 'type'));
}

/** Body of a new version of a CLA. Errors: `error_parsing_api_body`, `bad_request_parameter` with the key. */
export function parseClaUpdate(body: unknown): Omit<UpdateClaInput, 'linkId'> {
  const { url, type, language } = parseBody(body, CLA_UPDATE);
  return { type: parseClaType(type, 'type'), language: parseLanguage(language, 'language'), sourceUrl: url };
}

/** Body of a grace period, in days. Error: `error_parsing_api_body`. */
export function parseGracePeriod(body: unknown): number {
  const { grace_period_days: days } = parseBody(body, GRACE_PERIOD);
  return days < 0 ? DEFAULT_GRACE_PERIOD_DAYS : days;
}

/** The sender of a link, from a form field or a key of JSON. Error: `error_parsing_api_body`. */
export function parseLinkSender(field: string | undefined, body: unknown): string {
  return field ?? parseBody(body, LINK_SENDER).email;
}

/** Body of the verification of a sender. Error: `error_parsing_api_body`. */
export function parseSender(body: unknown): SenderInput {
  const { email: address, authorize: authorizationCode } = parseBody(body, SENDER);
  return { address, authorizationCode };
}

/** Body of the authorisation of a sender. Error: `error_parsing_api_body`. */
export function parseSenderAuthorization(body: unknown): SenderInput & { verificationCode: string } {
  const { email: address, authorize: authorizationCode, code } = parseBody(body, SENDER_AUTHORIZATION);
  return { address, authorizationCode, verificationCode: code };
}

/** Body of an upload of a CLA by its address. Error: `error_parsing_api_body`. */
export function parseClaSource(body: unknown): { sourceUrl: string } {
  return parseBody(body, CLA_SOURCE);
}

/** Converts a CLA; `key` is its place in the body, by default the body itself. */
function toCla({ url, language: name, fields }: z.output<typeof CLA>, type: ClaType, key?: string): NewLinkCla {
  const prefix = key === undefined ? '' : `${key}.`;
  const language = parseLanguage(name, `${prefix}language`);
  refuseIds(fields ?? [], `${prefix}fields`);
  return { type, language, sourceUrl: url, fields: toFields(fields ?? [], type, language), inputName: key };
}

/** Ids of fields must be numbers. Error: `bad_request_parameter`. */
function refuseIds(fields: readonly z.output<typeof FIELD>[], path: string): void {
  const wrong = fields.findIndex(({ id }) => !/^\d{1,9}$/.test(id));
  if (wrong !== -1) {
    throw new AppError('bad_request_parameter', { field: `${path}.${wrong}.id` });
  }
}

/** Sorts fields by id, as older clients show them; a missing title becomes the default of the type. */
function toFields(
  fields: readonly z.output<typeof FIELD>[],
  type: ClaType,
  language: Language,
): FieldDefinitionInput[] {
  const titles: ReadonlyMap<string, string> = new Map(
    FIELD_TYPES.map((fieldType) => [fieldType, defaultFieldTitle(fieldType, type, language)]),
  );
  return fields
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ type: fieldType, title, description, required }) => ({
      // The use case checks whether the type exists.
      type: fieldType as FieldType,
      title: title === '' ? (titles.get(fieldType) ?? '') : title,
      description,
      required,
    }));
}

function parsePlatform(name: string): LinkPlatform | undefined {
  const platform = Object.values(LinkPlatform).find((known) => known === name.toLowerCase());
  if (platform === undefined && name !== '') {
    throw new AppError('bad_request_parameter', { field: 'platform' });
  }
  return platform;
}

function orUndefined(given: string): string | undefined {
  return given === '' ? undefined : given;
}
