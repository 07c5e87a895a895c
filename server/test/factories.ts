import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClaType } from '#rules/cla-type.ts';
import { normalizeEmail } from '#rules/email.ts';
import { FIELD_TITLES, type FieldDefinition, type FieldType } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { Cla, ClaState } from '#server/modules/cla/cla.entity.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { Link, LinkPlatform } from '#server/modules/link/link.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/document-token.ts';
import { EmployeeSigning, EmployeeSigningState } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import { newReference } from '#server/modules/signing/reference.ts';
import { projectRoot } from '#server/project-root.ts';

let count = 0;

/** A number that no other call in this process got. */
function nextNumber(): number {
  count += 1;
  return count;
}

/** An address that no other call got, at `domain`. */
export function newEmail(domain = 'example.org'): string {
  return `signer-${nextNumber()}@${domain}`;
}

type LinkFacts = Pick<Link, 'linkId' | 'alias' | 'projectUrl' | 'gracePeriodDays' | 'createdAt' | 'unlinkedAt'>;

/** Stores a link of its own community manager, without CLAs. */
export async function buildLink(em: Em, overrides: Partial<LinkFacts> = {}): Promise<Link> {
  const number = nextNumber();
  const owner = em.create(CommunityAccount, {
    platform: AccountPlatform.LOCAL,
    account: `manager-${number}`,
    name: 'Example Manager',
    email: `manager-${number}@example.org`,
    createdAt: new Date(),
  });
  const link = em.create(Link, {
    linkId: `web_example-community-${String(number).padStart(19, '0')}`,
    alias: 'Example Community',
    projectUrl: `https://example.org/community-${number}`,
    platform: LinkPlatform.WEB,
    owner,
    createdAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return link;
}

type ClaFacts = Pick<Cla, 'type' | 'language' | 'number' | 'fields' | 'state' | 'createdAt'>;

/** Stores a CLA with a real PDF; it takes the place of the link's current one of its type and language as a new version. */
export async function buildCla(em: Em, link: Link, overrides: Partial<ClaFacts> = {}): Promise<Cla> {
  const { type = ClaType.INDIVIDUAL, language = Language.ZH, createdAt = new Date() } = overrides;
  const bytes = await readFile(join(projectRoot, 'server/demo/cla', `${type}.${language}.pdf`));
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
    title: FIELD_TITLES[type][language][field.type],
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

type CorporationFacts = Pick<CorporationSigning, 'state' | 'signedAt'> & {
  readonly domains: readonly string[];
  readonly cla: Cla;
};

/** Stores a completed corporation with its e-mail domains; it has signed `cla`, else the link's Chinese corporate CLA. */
export async function buildCorporation(
  em: Em,
  link: Link,
  overrides: Partial<CorporationFacts> = {},
): Promise<CorporationSigning> {
  const { state = CorporationSigningState.COMPLETED, signedAt = new Date(), domains = [] } = overrides;
  const corporation = em.create(CorporationSigning, {
    link,
    cla: overrides.cla ?? (await corporateCla(em, link)),
    corporationName: `Example Corporation ${nextNumber()}`,
    state,
    signedAt,
  });
  for (const domain of domains) {
    em.create(CorporationDomain, { corporationSigning: corporation, domain });
  }
  await em.flush();
  return corporation;
}

async function corporateCla(em: Em, link: Link): Promise<Cla> {
  const kind = { type: ClaType.CORPORATION, language: Language.ZH };
  return (await em.findOne(Cla, { link, ...kind, state: ClaState.CURRENT })) ?? buildCla(em, link, kind);
}

type EmployeeSigningFacts = Pick<EmployeeSigning, 'email' | 'state' | 'signedAt'>;

/** Stores the signing of an active employee of a corporation. */
export async function buildEmployeeSigning(
  em: Em,
  corporation: CorporationSigning,
  overrides: Partial<EmployeeSigningFacts> = {},
): Promise<EmployeeSigning> {
  const { email = newEmail(), state = EmployeeSigningState.ACTIVE, signedAt = new Date() } = overrides;
  const signing = em.create(EmployeeSigning, {
    link: corporation.link,
    corporationSigning: corporation,
    name: 'Example Employee',
    email,
    emailKey: normalizeEmail(email),
    state,
    signedAt,
  });
  await em.flush();
  return signing;
}
