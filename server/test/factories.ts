import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { ClaType } from '#rules/cla-type.ts';
import { LinkPlatform } from '#rules/code-platform.ts';
import { defaultFieldTitle, type FieldDefinition, type FieldType } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Em } from '#server/db/open-database.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';

let count = 0;

/** Returns a number that is unique in this process. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Returns a unique address at `domain`. */
export function newEmail(domain = 'example.org'): string {
  return `signer-${nextNumber()}@${domain}`;
}

/** The password of every account and manager created here. */
export const PASSWORD = 'Right-Horse-9';

/** Hashed as cheaply as the algorithm allows, because no test needs its strength. */
export const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

type AccountFacts = Pick<
  CommunityAccount,
  | 'platform'
  | 'externalId'
  | 'account'
  | 'name'
  | 'email'
  | 'privacyConsentVersion'
  | 'initialPasswordChanged'
  | 'isAdministrator'
  | 'language'
> &
  Pick<CommunityAccount, 'oneTimePasswordExpiresAt' | 'deactivatedAt'>;

/** Stores a community manager: a local one with the password `PASSWORD`, or one of a code platform. */
export async function buildAccount(em: Em, overrides: Partial<AccountFacts> = {}): Promise<CommunityAccount> {
  const number = nextNumber();
  const { platform = AccountPlatform.LOCAL } = overrides;
  const local = platform === AccountPlatform.LOCAL;
  const account = em.create(CommunityAccount, {
    platform,
    account: `manager-${number}`,
    name: 'Example Manager',
    email: `manager-${number}@example.org`,
    externalId: local ? null : String(number),
    passwordHash: local ? await passwordHash : null,
    createdAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return account;
}

type LinkFacts = Pick<
  Link,
  | 'linkId'
  | 'alias'
  | 'projectUrl'
  | 'platform'
  | 'organization'
  | 'organizationId'
  | 'repository'
  | 'gracePeriodDays'
  | 'requiresSecondFactor'
  | 'statusNeedsKey'
  | 'kindNeedsKey'
  | 'answersHashes'
  | 'listed'
  | 'createdAt'
> &
  Pick<Link, 'unlinkedAt' | 'frozenAt' | 'signingState'> & { readonly owner: CommunityAccount };

/** Stores a link without CLAs, with a new community manager unless an owner is given. */
export async function buildLink(em: Em, overrides: Partial<LinkFacts> = {}): Promise<Link> {
  const number = nextNumber();
  const owner = overrides.owner ?? (await buildAccount(em));
  const link = em.create(Link, {
    linkId: `web_example-community-${String(number).padStart(19, '0')}`,
    alias: 'Example Community',
    projectUrl: `https://example.org/community-${number}`,
    platform: LinkPlatform.WEB,
    createdAt: new Date(),
    ...overrides,
    owner,
  });
  await em.flush();
  return link;
}

type ClaFacts = Pick<Cla, 'type' | 'language' | 'number' | 'fields' | 'state' | 'createdAt'> & {
  /** The PDF; the demo's by default. */
  readonly bytes: Uint8Array;
};

/** Stores a CLA with a real PDF as a new version, superseding the link's current one of its type and language. */
export async function buildCla(
  em: Em,
  link: Link,
  { bytes: given, ...overrides }: Partial<ClaFacts> = {},
): Promise<Cla> {
  const { type = ClaType.INDIVIDUAL, language = Language.ZH, createdAt = new Date() } = overrides;
  const bytes = given ?? (await readFile(join(projectRoot, 'server/demo/cla', `${type}.${language}.pdf`)));
  const versions = await em.find(Cla, { link, type, language });
  for (const older of versions.filter(({ state }) => state === ClaState.CURRENT)) {
    older.state = ClaState.SUPERSEDED;
  }
  await em.flush();
  const cla = em.create(Cla, {
    link,
    type,
    language,
    number: await em.count(Cla, { link }),
    version: versions.length + 1,
    document: await storeDocument(em, { bytes, createdAt }),
    fields: fieldsOf(type, language),
    createdAt,
    ...overrides,
  });
  await em.flush();
  return cla;
}

const FIELD_TYPES: Readonly<Record<ClaType, readonly { type: FieldType; required: boolean }[]>> = {
  individual: [
    { type: 'name', required: true },
    { type: 'email', required: true },
    { type: 'telephone', required: false },
  ],
  corporation: [
    { type: 'corporationName', required: true },
    { type: 'email', required: true },
  ],
};

function fieldsOf(type: ClaType, language: Language): FieldDefinition[] {
  return FIELD_TYPES[type].map((field, index) => ({
    id: String(index),
    ...field,
    title: defaultFieldTitle(field.type, type, language),
    description: '',
  }));
}

/** Returns the Chinese CLA of a type that a link has now; stores one if there is none. */
export async function currentCla(em: Em, link: Link, type: ClaType): Promise<Cla> {
  const kind = { type, language: Language.ZH };
  return (await em.findOne(Cla, { link, ...kind, state: ClaState.CURRENT })) ?? buildCla(em, link, kind);
}
