import { ClaType } from '#rules/cla-type.ts';
import { normalizeEmail } from '#rules/email.ts';
import { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import { currentCla, newEmail, nextNumber, passwordHash } from './factories.ts';

type IndividualSigningFacts = Pick<IndividualSigning, 'email' | 'name' | 'signedAt' | 'fieldValues'> & {
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
    fieldValues = {},
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
    fieldValues,
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

type OriginFacts = Pick<SigningOrigin, 'source' | 'level' | 'precision' | 'versionKnown' | 'record'>;

/** Makes a stored signing of any kind an imported one: of a list, and with a known day. */
export async function buildOrigin(
  em: Em,
  signing: { readonly id: string },
  overrides: Partial<OriginFacts> = {},
): Promise<SigningOrigin> {
  const origin = em.create(SigningOrigin, {
    signing: signing.id,
    key: `csv:example/${signing.id}`,
    source: 'csv:file',
    level: 'listed',
    precision: 'day',
    versionKnown: true,
    record: '{}',
    recordSha256: 'ab'.repeat(32),
    importedAt: new Date('2026-05-01T00:00:00Z'),
    ...overrides,
  });
  await em.flush();
  return origin;
}

/** Stores somebody who signed elsewhere by an account, by default one of github.com. */
export async function buildImportedIdentity(
  em: Em,
  link: Link,
  overrides: Partial<ImportedIdentity> = {},
): Promise<ImportedIdentity> {
  const number = String(nextNumber());
  const identity = em.create(ImportedIdentity, {
    key: `cla-assistant-lite:example/${number}`,
    source: 'cla-assistant-lite:example/project',
    link: link.id,
    platform: 'github',
    host: 'github.com',
    accountId: number,
    login: `person-${number}`,
    precision: 'unknown',
    level: 'account',
    record: '{}',
    recordSha256: 'a'.repeat(64),
    importedAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return identity;
}
