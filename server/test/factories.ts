import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { ClaType } from '#rules/cla-type.ts';
import { LinkPlatform } from '#rules/code-platform.ts';
import { normalizeEmail } from '#rules/email.ts';
import { defaultFieldTitle, type FieldDefinition, type FieldType } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Em } from '#server/db/open-database.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { Manager, ManagerRole } from '#server/modules/account/manager.entity.ts';
import { Cla, ClaState } from '#server/modules/cla/cla.entity.ts';
import { CorporationDomain } from '#server/modules/corporation/corporation-domain.entity.ts';
import { CorporationSigning, CorporationSigningState } from '#server/modules/corporation/corporation-signing.entity.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/document-token.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import { newReference } from '#server/modules/signing/reference.ts';

let count = 0;

/** Returns a number that is unique in this process. */
function nextNumber(): number {
  count += 1;
  return count;
}

/** Returns a unique address at `domain`. */
export function newEmail(domain = 'example.org'): string {
  return `signer-${nextNumber()}@${domain}`;
}

/** The password of every account and manager created here. */
export const PASSWORD = 'Right-Horse-9';

/** Hashed as cheaply as the algorithm allows, because no test is about its strength. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

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

type IndividualSigningFacts = Pick<IndividualSigning, 'email' | 'name' | 'signedAt'> & {
  readonly documentToken: string;
};

/** Stores a live individual signing of a CLA; its document is the CLA itself. */
export async function buildIndividualSigning(
  em: Em,
  cla: Cla,
  overrides: Partial<IndividualSigningFacts> = {},
): Promise<IndividualSigning> {
  const {
    email = newEmail(),
    name = 'Example Signer',
    signedAt = new Date(),
    documentToken = newDocumentToken(),
  } = overrides;
  const signing = em.create(IndividualSigning, {
    reference: newReference(),
    link: cla.link,
    cla,
    language: cla.language,
    name,
    email,
    emailKey: normalizeEmail(email),
    fieldValues: {},
    document: cla.document,
    documentTokenHash: hashDocumentToken(documentToken),
    consentVersion: '1',
    consentLanguage: cla.language,
    signedAt,
  });
  await em.flush();
  return signing;
}

type CorporationFacts = Pick<
  CorporationSigning,
  | 'state'
  | 'signedAt'
  | 'corporationName'
  | 'representativeName'
  | 'representativeEmail'
  | 'autoApproval'
  | 'requiresSecondFactor'
> & {
  /** E-mail domains, the primary one first. */
  readonly domains: readonly string[];
  readonly cla: Cla;
};

/**
 * Stores a corporation, by default completed, with its e-mail domains, which it claims while it is completed. It has
 * signed `cla`, by default the link's Chinese corporate CLA. It gets a domain if none is given.
 */
export async function buildCorporation(
  em: Em,
  link: Link,
  overrides: Partial<CorporationFacts> = {},
): Promise<CorporationSigning> {
  const number = nextNumber();
  const { state = CorporationSigningState.COMPLETED, domains = [`corporation-${number}.example.org`] } = overrides;
  const [primaryDomain = ''] = domains;
  const { cla = await currentCla(em, link, ClaType.CORPORATION), signedAt = new Date() } = overrides;
  const {
    corporationName = `Example Corporation ${number}`,
    representativeName = 'Example Representative',
    representativeEmail = `representative-${number}@${primaryDomain}`,
    autoApproval = false,
    requiresSecondFactor = false,
  } = overrides;
  const completed = state === CorporationSigningState.COMPLETED;
  const corporation = em.create(CorporationSigning, {
    reference: newReference(),
    link,
    cla,
    language: cla.language,
    corporationName,
    corporationNameKey: corporationName.toLowerCase(),
    representativeName,
    representativeEmail,
    representativeEmailKey: normalizeEmail(representativeEmail),
    primaryDomain,
    fieldValues: {},
    state,
    consentVersion: '1',
    consentLanguage: cla.language,
    signedAt,
    completedAt: completed ? signedAt : null,
    deletedAt: state === CorporationSigningState.DELETED ? signedAt : null,
    autoApproval,
    requiresSecondFactor,
  });
  for (const domain of domains) {
    const primary = domain === primaryDomain;
    em.create(CorporationDomain, {
      link,
      corporationSigning: corporation,
      domain,
      primary,
      claimed: completed,
      createdAt: signedAt,
    });
  }
  await em.flush();
  return corporation;
}

type ManagerFacts = Pick<
  Manager,
  'role' | 'isBackup' | 'account' | 'name' | 'email' | 'language' | 'initialPasswordChanged' | 'privacyConsentVersion'
> &
  Pick<Manager, 'removedAt' | 'suspendedAt' | 'oneTimePasswordExpiresAt'>;

/** Stores a manager of a corporation with the password `PASSWORD`, already changed; by default the administrator. */
export async function buildManager(
  em: Em,
  corporation: CorporationSigning,
  overrides: Partial<ManagerFacts> = {},
): Promise<Manager> {
  const number = nextNumber();
  const { account = `manager${number}_example.org`, email = newEmail(corporation.primaryDomain) } = overrides;
  const manager = em.create(Manager, {
    link: corporation.link,
    corporationSigning: corporation,
    role: ManagerRole.ADMINISTRATOR,
    account,
    accountKey: account.toLowerCase(),
    name: 'Example Manager',
    email,
    emailKey: normalizeEmail(email),
    language: Language.ZH,
    passwordHash: await passwordHash,
    initialPasswordChanged: true,
    createdAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return manager;
}

async function currentCla(em: Em, link: Link, type: ClaType): Promise<Cla> {
  const kind = { type, language: Language.ZH };
  return (await em.findOne(Cla, { link, ...kind, state: ClaState.CURRENT })) ?? buildCla(em, link, kind);
}

type EmployeeSigningFacts = Pick<EmployeeSigning, 'email' | 'name' | 'state' | 'signedAt'> & {
  readonly cla: Cla;
  readonly documentToken: string;
};

/**
 * Stores the signing of an active employee of a corporation: of `cla`, by default the link's Chinese individual CLA.
 * Its document is the CLA itself.
 */
export async function buildEmployeeSigning(
  em: Em,
  corporation: CorporationSigning,
  overrides: Partial<EmployeeSigningFacts> = {},
): Promise<EmployeeSigning> {
  const { email = newEmail(), name = 'Example Employee', state = EmployeeSigningState.ACTIVE } = overrides;
  const { signedAt = new Date(), documentToken = newDocumentToken() } = overrides;
  const link = await corporation.link.loadOrFail();
  const cla = overrides.cla ?? (await currentCla(em, link, ClaType.INDIVIDUAL));
  const signing = em.create(EmployeeSigning, {
    reference: newReference(),
    link,
    corporationSigning: corporation,
    cla,
    language: cla.language,
    name,
    email,
    emailKey: normalizeEmail(email),
    fieldValues: {},
    document: cla.document,
    documentTokenHash: hashDocumentToken(documentToken),
    state,
    consentVersion: '1',
    consentLanguage: cla.language,
    signedAt,
  });
  await em.flush();
  return signing;
}
