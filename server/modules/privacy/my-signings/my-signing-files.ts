import { raw } from '@mikro-orm/core';
import { type Zippable, zipSync } from 'fflate';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { CommitVouching } from '#server/modules/gate/vouching/commit-vouching.entity.ts';
import { MutedConfirmation } from '#server/modules/gate/vouching/muted-confirmation.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { ErasureRequest } from '#server/modules/privacy/erasure/erasure-request.entity.ts';
import { bundleOf, type EvidenceBundle } from '#server/modules/proof/evidence/evidence-bundle.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeInvitation } from '#server/modules/signing/employee/employee-invitation.entity.ts';
import { PreApproval } from '#server/modules/signing/employee/pre-approval.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { DOCUMENT_RETRY_SECONDS } from '#server/modules/signing/signing/signed-document.queries.ts';
import {
  describeSigning,
  describeSignings,
  findSignings,
  getMySigning,
  type MySigning,
} from './my-signings.queries.ts';
import { requireSignerCookie } from './require-signer.ts';

/** A file to save. */
interface NamedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly filename: string;
}

/**
 * Reads the document of one of the signer's signings. Errors: those of `requireSignerCookie`; `no_permission` for
 * somebody else's; `document_not_ready` with `retryAfter`, or `not_found` where none will come; `too_many_request`.
 */
export async function readMyDocument(ctx: AppContext, reference: string): Promise<NamedFile> {
  const session = await requireSignerCookie(ctx);
  await ctx.deps.rateLimiter.consume('evidence_bundle', ctx.source.ip);
  const { documentSha256, origin } = await describeSigning(ctx, await getMySigning(ctx, session, reference));
  if (documentSha256 === null) {
    if (origin !== null) {
      throw new AppError('not_found');
    }
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  const document = await readDocument(ctx.em, documentSha256);
  return { ...document, filename: `${reference.trim().toUpperCase()}.pdf` };
}

/** Bundles the evidence of one of the signer's signings. Errors: as `readMyDocument`. */
export async function readMyEvidence(ctx: AppContext, reference: string): Promise<EvidenceBundle> {
  const session = await requireSignerCookie(ctx);
  await ctx.deps.rateLimiter.consume('evidence_bundle', ctx.source.ip);
  return bundleOf(ctx, await getMySigning(ctx, session, reference));
}

/**
 * Everything that is stored about the signer's address as one zip archive: `my-data.json`, and the document of each
 * signing under its reference. Errors: those of `requireSignerCookie`, `too_many_request`.
 */
export async function readMyData(ctx: AppContext): Promise<NamedFile> {
  const session = await requireSignerCookie(ctx);
  await ctx.deps.rateLimiter.consume('evidence_bundle', ctx.source.ip);
  const signings = await describeSignings(ctx, await findSignings(ctx.em, session));
  const files: Zippable = {};
  for (const { reference, documentSha256 } of signings) {
    if (documentSha256 !== null) {
      const { bytes } = await readDocument(ctx.em, documentSha256);
      // PDF files hold compressed streams: compressing them again saves little.
      files[`documents/${reference}.pdf`] = [bytes, { level: 0 }];
    }
  }
  const data = {
    email: session.email,
    madeAt: ctx.now().toISOString(),
    signings: signings.map(toJson),
    imports: await readImports(ctx, signings),
    importedAccounts: await readImportedAccounts(ctx, session.emailKey),
    erasureRequests: await readRequests(ctx, signings),
    ...(await readConfirmations(ctx, session.emailKey)),
    ...(await readTies(ctx, session.emailKey)),
  };
  files['my-data.json'] = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  const bytes = zipSync(files, { mtime: ctx.now() });
  return { bytes, mediaType: 'application/zip', filename: 'my-signings.zip' };
}

function toJson({ signing, reference, kind, state, documentSha256, ...facts }: MySigning) {
  const { link, cla, language, fieldValues, consentVersion, consentLanguage, ip, userAgent } = signing;
  const email = signing instanceof CorporationSigning ? signing.representativeEmail : signing.email;
  return {
    reference,
    kind,
    state,
    community: link.getEntity().alias,
    linkId: link.getEntity().linkId,
    cla: claOf(cla.getEntity()),
    language,
    name: facts.name,
    email,
    corporationName: facts.corporationName,
    fieldValues,
    consent: typeof consentVersion === 'string' ? { version: consentVersion, language: consentLanguage } : null,
    signedAt: facts.signedAt?.toISOString() ?? null,
    origin: facts.origin,
    endedAt: facts.endedAt?.toISOString() ?? null,
    endReason: facts.endReason,
    endNote: 'endNote' in signing ? (signing.endNote ?? null) : null,
    ip: ip ?? null,
    userAgent: userAgent ?? null,
    document: documentSha256 === null ? null : { file: `documents/${reference}.pdf`, sha256: documentSha256 },
  };
}

function claOf({ version, language, document }: Cla) {
  return { version, language, sha256: document.sha256 };
}

/** What the sources of imported signings say of them. */
async function readImports({ em }: AppContext, signings: readonly MySigning[]) {
  const references = new Map(signings.map(({ signing, reference }) => [signing.id, reference]));
  const origins = await em.find(SigningOrigin, { signing: { $in: [...references.keys()] } }, { populate: ['record'] });
  return origins.map(({ signing, source, record }) => ({
    reference: references.get(signing),
    source,
    record: record ?? null,
  }));
}

/** What was asked to be erased of what still stands. */
async function readRequests({ em }: AppContext, signings: readonly MySigning[]) {
  const requests = await em.find(ErasureRequest, { signing: { $in: signings.map(({ signing }) => signing.id) } });
  return requests.map(({ reference, state, requestedAt, reason, decidedAt, decisionReason }) => ({
    reference,
    state,
    requestedAt: requestedAt.toISOString(),
    reason: reason ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionReason: decisionReason ?? null,
  }));
}

/** Commits that the address stands behind, and whether it wants no mails about them. */
async function readConfirmations({ em }: AppContext, emailKey: string) {
  const commits = await em.find(CommitVouching, { emailKey });
  const muted = await em.findOne(MutedConfirmation, { emailKey });
  return {
    commits: commits.map(({ host, repositoryId, sha, source, createdAt }) => ({
      host,
      repositoryId,
      sha,
      source,
      createdAt: createdAt.toISOString(),
    })),
    mutedConfirmationsAt: muted?.createdAt.toISOString() ?? null,
  };
}

/** Accounts that were imported with this address, which nobody has proved to be their owner's. */
async function readImportedAccounts({ em }: AppContext, emailKey: string) {
  const stated = { [raw('lower(stated_email)')]: emailKey };
  const imported = await em.find(ImportedIdentity, stated, { populate: ['record'] });
  return imported.map(({ source, platform, host, login, name, statedEmail, importedAt, endedAt, ...row }) => ({
    source,
    platform: platform ?? null,
    host: host ?? null,
    accountId: row.accountId ?? null,
    login: login ?? null,
    name: name ?? null,
    statedEmail: statedEmail ?? null,
    signedAt: row.signedAt?.toISOString() ?? null,
    signedAtPrecision: row.precision,
    level: row.level,
    importedAt: importedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endReason: row.endReason ?? null,
    record: row.record ?? null,
  }));
}

/** What is stored about an address besides its signings. */
async function readTies({ em }: AppContext, emailKey: string) {
  const identities = await em.find(ProvedIdentity, { $or: [{ signerKey: emailKey }, { emailKey }] });
  const emails = await em.find(Email, { [raw('lower(recipient)')]: emailKey }, { orderBy: { createdAt: 'asc' } });
  const invitations = await em.find(EmployeeInvitation, { emailKey });
  const approvals = await em.find(PreApproval, { emailKey });
  return {
    invitations: invitations.map(({ invitedAt }) => ({ invitedAt: invitedAt.toISOString() })),
    approvalsInAdvance: approvals.map(({ email, createdAt }) => ({ email, createdAt: createdAt.toISOString() })),
    identities: identities.map(({ reference, email, platform, host, account, accountId, provedAt, endedAt }) => ({
      reference,
      email: email ?? null,
      platform: platform ?? null,
      host: host ?? null,
      account: account ?? null,
      accountId: accountId ?? null,
      provedAt: provedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    emails: emails.map(({ template, recipient, language, data, state, createdAt, sentAt }) => ({
      template,
      recipient,
      language,
      data,
      state,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
