import { randomBytes } from 'node:crypto';
import { normalizeCorporationName } from '#rules/corporation-name.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { canReceiveMail } from '#rules/mail-reach.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { getChangeableLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { actorKey } from '#server/modules/ground/audit/actor.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readOneSigning } from '#server/modules/proof/signing-list/read-one-signing.ts';
import type { ListedSigning } from '#server/modules/proof/signing-list/read-signings.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { storeSignedPdf } from '#server/modules/signing/corporation-approval/store-signed-pdf.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  findCorporationOfDomain,
  refuseEmployee,
} from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { holdEmployer } from '#server/modules/signing/employee/employer.queries.ts';
import { notifyManagers } from '#server/modules/signing/employee/notify-employee-managers.ts';
import { takePreApproval } from '#server/modules/signing/employee/take-pre-approval.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { moveIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { EvidenceLevel, RECORDED, TimePrecision } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import { checkRecorded, type RecordedSigning, type RecordSigningInput } from './check-recorded.ts';

/**
 * Records a signature that was given on paper, by mail or in person. With a scan its level is `document`, else `listed`;
 * a corporation then waits for its approval, and an employee for its corporation, as if they had signed here. The person
 * is mailed unless `notify` is off or no mail can arrive at the address. Errors: those of `getChangeableLink`, `requireStepUp` and `checkRecorded`; `resigned`
 * for somebody who has signed; `go_to_sign_employee_cla` for an individual in the domain of a corporation; of an employee
 * those of `getEmployer`; of a corporation `sameEmailSuffix`.
 */
export async function recordSigning(ctx: AppContext, input: RecordSigningInput): Promise<ListedSigning> {
  const own = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, own.session);
  const recorded = await checkRecorded(ctx, own, input);
  const { kind } = recorded;
  const reference = await change(ctx, async (tx) => {
    const signing = await STORE[kind](ctx, tx, { own, recorded });
    await storeOrigin(ctx, tx, { own, recorded, signing });
    if (input.notify && canReceiveMail(recorded.email, ctx.deps.config.reachableDomains)) {
      mailPerson(tx, { own, recorded, signing });
    }
    return signing.reference;
  });
  return readOneSigning(ctx, { link: own.link, kind, reference });
}

interface Recording {
  readonly own: OwnLink;
  readonly recorded: RecordedSigning;
}

/** A stored signing, and whether it counts. */
interface StoredSigning {
  readonly id: string;
  readonly reference: string;
  readonly state: 'COUNTS' | 'INACTIVE';
  /** Of an employee. */
  readonly corporationSigningId?: string;
}

type Store = (ctx: AppContext, tx: Change, recording: Recording) => Promise<StoredSigning>;

const STORE: Readonly<Record<SigningKind, Store>> = {
  INDIVIDUAL: storeIndividual,
  EMPLOYEE: storeEmployee,
  CORPORATION: storeCorporation,
};

function columnsOf({ own, recorded }: Recording) {
  const { cla, signedOn } = recorded;
  return {
    reference: newReference(),
    link: own.link.id,
    cla: cla.id,
    language: cla.language,
    fieldValues: {},
    signedAt: new Date(`${signedOn}T00:00:00Z`),
  };
}

function personOf({ recorded: { name, email, scan } }: Recording) {
  return {
    name,
    email,
    emailKey: normalizeEmail(email),
    document: scan?.sha256 ?? null,
    // Nobody was mailed an address of its document.
    documentTokenHash: hashDocumentToken(newDocumentToken()),
  };
}

async function storeIndividual(ctx: AppContext, tx: Change, recording: Recording): Promise<StoredSigning> {
  const { link } = recording.own;
  const { email } = recording.recorded;
  await lockDomains(tx.em, link, 'shared');
  await refuseEmployee(tx.em, { link, email });
  const older = await endOlder(ctx, tx, recording);
  const signing = tx.em.create(IndividualSigning, { ...columnsOf(recording), ...personOf(recording) });
  const { id, reference } = signing;
  await tx.em.flush();
  if (older !== null) {
    await moveIdentities(tx.em, older, { id, reference });
  }
  return { id, reference, state: 'COUNTS' };
}

/** Ends the signing of an older version, in whose place a recorded one of the current version comes. */
async function endOlder(ctx: AppContext, tx: Change, { own, recorded }: Recording): Promise<IndividualSigning | null> {
  const { link, actor } = own;
  const live = { link: link.id, emailKey: normalizeEmail(recorded.email), endedAt: null };
  const older = await tx.em.findOne(IndividualSigning, live, { populate: ['cla'] });
  if (older === null) {
    return null;
  }
  if (recorded.cla.state !== ClaState.CURRENT || older.cla.$.state !== ClaState.SUPERSEDED) {
    throw new AppError('resigned');
  }
  const reason = IndividualSigningEnd.SUPERSEDED;
  Object.assign(older, {
    endedAt: ctx.now(),
    endedBy: actorKey(actor),
    endReason: reason,
    endsAt: null,
    endNote: null,
  });
  const details = { reference: older.reference, reason };
  tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor, link, subject: older.id, details });
  await tx.em.flush();
  return older;
}

async function storeEmployee(ctx: AppContext, tx: Change, recording: Recording): Promise<StoredSigning> {
  const { link } = recording.own;
  const { email } = recording.recorded;
  const employer = await findCorporationOfDomain(tx.em, link, emailDomain(email));
  const choice = { link, email, corporationSigningId: employer?.id ?? '' };
  const { corporation, managers } = await holdEmployer(tx.em, choice);
  const preApproval = await takePreApproval(tx.em, corporation, email);
  const isApproved = corporation.autoApproval || preApproval !== null;
  const state = isApproved ? EmployeeSigningState.ACTIVE : EmployeeSigningState.INACTIVE;
  const columns = { ...columnsOf(recording), ...personOf(recording) };
  const signing = tx.em.create(EmployeeSigning, { ...columns, corporationSigning: corporation, state });
  if (isApproved) {
    const manager = preApproval?.manager ?? null;
    const facts = { employeeSigning: signing, state, changedAt: ctx.now(), manager, preApproved: preApproval !== null };
    tx.em.create(EmployeeSigningChange, facts);
  }
  notifyManagers(tx, { managers, signing, now: ctx.now() });
  const { id, reference } = signing;
  return { id, reference, state: isApproved ? 'COUNTS' : 'INACTIVE', corporationSigningId: corporation.id };
}

async function storeCorporation(ctx: AppContext, tx: Change, recording: Recording): Promise<StoredSigning> {
  const { link, actor, account } = recording.own;
  const { name, email, corporationName, scan } = recording.recorded;
  const primaryDomain = emailDomain(email);
  if ((await findCorporationOfDomain(tx.em, link, primaryDomain)) !== null) {
    throw new AppError('sameEmailSuffix');
  }
  const signing = tx.em.create(CorporationSigning, {
    ...columnsOf(recording),
    corporationName,
    corporationNameKey: normalizeCorporationName(corporationName),
    representativeName: name,
    representativeEmail: email,
    representativeEmailKey: normalizeEmail(email),
    primaryDomain,
  });
  const domain = { link: link.id, corporationSigning: signing, domain: primaryDomain, primary: true };
  tx.em.create(CorporationDomain, { ...domain, claimed: false, createdAt: ctx.now() });
  if (scan !== null) {
    const { bytes, sha256 } = scan;
    const upload = { signing, bytes, sha256, note: null, uploadedBy: account.name, reason: null, actor };
    await storeSignedPdf(ctx, tx, upload);
  }
  return { id: signing.id, reference: signing.reference, state: 'INACTIVE' };
}

interface Stored extends Recording {
  readonly signing: StoredSigning;
}

/**
 * Keeps the manager's input as the record of the source, in canonical JSON. Its hash outlives the record in the audit
 * event: without the salt, which is erased with it, nobody can guess what it hashes.
 */
async function storeOrigin(ctx: AppContext, tx: Change, { own, recorded, signing }: Stored): Promise<void> {
  const { link, actor } = own;
  const { kind, cla, name, email, corporationName, signedOn, scan, note } = recorded;
  const said = { kind, claId: cla.id, name, email, corporationName, signedOn, note, scanSha256: scan?.sha256 ?? null };
  const record = canonicalJson({ ...said, salt: randomBytes(32).toString('hex') });
  const recordSha256 = await fingerprint(Buffer.from(record));
  tx.em.create(SigningOrigin, {
    signing: signing.id,
    key: `${RECORDED}:${signing.reference}`,
    source: RECORDED,
    level: scan === null ? EvidenceLevel.LISTED : EvidenceLevel.DOCUMENT,
    precision: TimePrecision.DAY,
    versionKnown: true,
    record,
    recordSha256,
    importedAt: ctx.now(),
  });
  const { id, ...stored } = signing;
  const scanSha256 = scan?.sha256 ?? '';
  const document = scan !== null && kind !== SigningKind.CORPORATION ? { documentSha256: scan.sha256 } : {};
  const details = { linkId: link.linkId, ...stored, kind, recordSha256, scanSha256, ...document };
  tx.audit({ action: 'SIGNING_RECORDED', actor, link, subject: id, details });
}

function mailPerson(tx: Change, { own: { link }, recorded, signing: { reference } }: Stored): void {
  const { kind, cla, name, email, corporationName, signedOn } = recorded;
  const { alias: community, projectUrl } = link;
  tx.enqueueMail({
    template: 'signing_recorded',
    language: cla.language,
    recipient: email,
    link,
    data: { community, projectUrl, name, reference, kind, corporationName, signedOn, claVersion: String(cla.version) },
  });
}
