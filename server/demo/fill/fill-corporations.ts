import { ClaType } from '#rules/cla-type.ts';
import { normalizeCorporationName } from '#rules/corporation-name.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { type Actor, SIGNER } from '#server/modules/ground/audit/actor.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { claOf, daysAfter, type Filling, languageOf, record, timeOf } from './filling.ts';
import { inventCorporation, inventPerson } from './invented-names.ts';
import { inventSigning, recordDocument } from './invented-signing.ts';

/** The states that corporations cycle through: most are approved. */
const STAGES = [
  'approved',
  'approved',
  'uploaded',
  'approved',
  'submitted',
  'approved',
  'approved',
  'returned',
  'approved',
  'deleted',
] as const;
type Stage = (typeof STAGES)[number];

/** Representatives are numbered separately. */
const REPRESENTATIVES_FROM = 100_000;

interface CorporationsOptions {
  readonly count: number;
  /** Of managers who never log in. */
  readonly passwordHash: string;
}

/** The domain of the corporation with a number. */
export function corporationDomain(number: number): string {
  return `company-${number}.example.com`;
}

/** Adds corporations in every state. Their administrators have no password that anybody knows. */
export function fillCorporations(filling: Filling, { count, passwordHash }: CorporationsOptions): void {
  for (let number = 1; number <= count; number += 1) {
    const corporation = addCorporation(filling, number, timeOf(filling, number, count));
    follow(filling, { corporation, stage: STAGES[(number - 1) % STAGES.length] ?? 'submitted', passwordHash });
  }
}

function addCorporation(filling: Filling, number: number, signedAt: Date): CorporationSigning {
  const { em, link } = filling;
  const language = languageOf(number);
  const domain = corporationDomain(number);
  const corporationName = inventCorporation(number, language);
  const name = inventPerson(REPRESENTATIVES_FROM + number, language);
  const email = `representative@${domain}`;
  const signer = { kind: 'corporation', language, name, email, corporationName, signedAt } as const;
  const { columns, details } = inventSigning(filling, signer);
  const corporation = em.create(CorporationSigning, {
    ...columns,
    corporationName,
    corporationNameKey: normalizeCorporationName(corporationName),
    representativeName: name,
    representativeEmail: email,
    representativeEmailKey: email,
    primaryDomain: domain,
  });
  const place = { link, corporationSigning: corporation, domain, primary: true };
  em.create(CorporationDomain, { ...place, claimed: false, createdAt: signedAt });
  record(filling, signedAt, { action: 'CORPORATION_SIGNED', actor: SIGNER, subject: corporation.id, details });
  recordDocument(filling, columns);
  return corporation;
}

interface Followed {
  readonly corporation: CorporationSigning;
  readonly stage: Stage;
  readonly passwordHash: string;
}

/** What has happened to a submitted corporation since. */
function follow(filling: Filling, followed: Followed): void {
  const { corporation, stage } = followed;
  const actor: Actor = { kind: 'community-manager', id: filling.link.owner.id };
  if (stage === 'submitted') {
    return;
  }
  if (stage === 'deleted') {
    const deletedAt = daysAfter(filling, corporation.signedAt, 9);
    Object.assign(corporation, { state: CorporationSigningState.DELETED, deletedAt });
    const details = { reference: corporation.reference };
    record(filling, deletedAt, { action: 'CORPORATION_DELETED', actor, subject: corporation.id, details });
    return;
  }
  upload(filling, corporation);
  if (stage === 'returned') {
    sendBack(filling, corporation, actor);
  } else if (stage === 'approved') {
    approve(filling, followed, actor);
  }
}

function upload(filling: Filling, corporation: CorporationSigning): void {
  const uploadedAt = daysAfter(filling, corporation.signedAt, 2);
  const document = signedDocument(filling, corporation);
  filling.em.create(SignedPdfUpload, {
    corporationSigning: corporation,
    document,
    uploadedAt,
    uploadedBy: corporation.representativeName,
  });
  Object.assign(corporation, { signedPdf: document, pdfUploadedAt: uploadedAt });
  const details = { documentSha256: document.sha256, replacedSha256: '' };
  record(filling, uploadedAt, { action: 'SIGNED_PDF_UPLOADED', actor: SIGNER, subject: corporation.id, details });
}

/** What invented corporations hand in: the CLA itself. */
function signedDocument(filling: Filling, { language }: CorporationSigning): Cla['document'] {
  return claOf(filling, ClaType.CORPORATION, language).document;
}

function sendBack(filling: Filling, corporation: CorporationSigning, actor: Actor): void {
  const returnedAt = daysAfter(filling, corporation.signedAt, 3);
  const details = { documentSha256: signedDocument(filling, corporation).sha256 };
  Object.assign(corporation, {
    signedPdf: null,
    pdfUploadedAt: null,
    returnedAt,
    returnReason: corporation.language === 'zh' ? '签署页没有盖章。' : 'The signature page has no signature.',
  });
  record(filling, returnedAt, { action: 'CORPORATION_RETURNED', actor, subject: corporation.id, details });
}

function approve(filling: Filling, { corporation, passwordHash }: Followed, actor: Actor): void {
  const { em, link } = filling;
  const completedAt = daysAfter(filling, corporation.signedAt, 4);
  const account = `admin_${corporation.primaryDomain}`;
  const manager = em.create(Manager, {
    id: crypto.randomUUID(),
    link,
    corporationSigning: corporation,
    role: ManagerRole.ADMINISTRATOR,
    account,
    accountKey: account,
    name: corporation.representativeName,
    email: corporation.representativeEmail,
    emailKey: corporation.representativeEmailKey,
    language: corporation.language,
    passwordHash,
    initialPasswordChanged: true,
    createdAt: completedAt,
  });
  Object.assign(corporation, { state: CorporationSigningState.COMPLETED, completedAt });
  corporation.domains.getItems().forEach((domain) => Object.assign(domain, { claimed: true }));
  const details = { managerId: manager.id, signedPdfSha256: signedDocument(filling, corporation).sha256 };
  record(filling, completedAt, { action: 'CORPORATION_APPROVED', actor, subject: corporation.id, details });
}
