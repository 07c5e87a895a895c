import { expect } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { proveAddress } from '#server/modules/privacy/my-signings/testing/signer.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildIndividualSigning, buildOrigin } from '#server/test/signing-factories.ts';
import type { Call, Case, Cases } from './case.ts';
import { arrangeLink, arrangeManager, type World } from './world.ts';

/** A signer who has proved the address, and one of its signings. */
async function signerOf(world: World, derived = true): Promise<Call> {
  const em = world.em();
  const { id, email, reference } = await buildIndividualSigning(em, await buildCla(em, await buildLink(em)));
  if (!derived) {
    await em.nativeUpdate(IndividualSigning, { id }, { document: null });
  }
  const { headers } = await proveAddress(world, email);
  return { headers, params: { reference } };
}

const WITHOUT_COOKIE: Case = {
  rule: 'refuses who has proved no address',
  call: () => ({ params: { reference: 'SG-0000-0000-0000' } }),
  code: 'missing_token',
};
const OLD_COOKIE: Case = {
  rule: 'refuses a cookie that has expired',
  call: () => ({ headers: { cookie: 'signer_token=old' }, params: { reference: 'SG-0000-0000-0000' } }),
  code: 'unknown_token',
};
const OF_OTHERS: Case = {
  rule: 'refuses what somebody else has signed',
  call: async (world) => ({ ...(await signerOf(world)), params: (await signerOf(world)).params ?? {} }),
  code: 'no_permission',
};
const NOT_DERIVED: Case = {
  rule: 'says when to ask again while the document is being derived',
  call: async (world) => signerOf(world, false),
  code: 'document_not_ready',
};
const WITHOUT_DOCUMENT: Case = {
  rule: 'knows none of a signing that was imported without a document',
  call: async (world) => {
    const call = await signerOf(world, false);
    await importedWithout(world, call);
    return call;
  },
  code: 'not_found',
};

/** Makes a signing one that was imported. */
async function importedWithout(world: World, { params }: Call): Promise<void> {
  const em = world.em();
  await buildOrigin(em, await em.findOneOrFail(IndividualSigning, { reference: params?.['reference'] ?? '' }));
}

/** The same people read a signing's evidence and its document. */
const OF_MANAGERS: readonly Case[] = [
  {
    rule: 'sends that of a signing at their link to a community manager',
    call: async (world) => {
      const { headers, link } = await arrangeLink(world);
      const em = world.em();
      const cla = await em.findOneOrFail(Cla, { link, type: 'individual' });
      return { headers, params: { reference: (await buildIndividualSigning(em, cla)).reference } };
    },
  },
  {
    rule: 'sends that of their own corporation to an administrator',
    call: async (world) => ownEvidence(world, {}),
  },
  {
    rule: "refuses another corporation's",
    call: async (world) => {
      const other = await ownEvidence(world, {});
      return { ...(await ownEvidence(world, {})), params: other.params ?? {} };
    },
    code: 'no_permission',
  },
  {
    rule: "refuses a community manager another link's",
    call: async (world) => {
      const { headers } = await arrangeLink(world);
      const em = world.em();
      return {
        headers,
        params: { reference: (await buildIndividualSigning(em, await buildCla(em, await buildLink(em)))).reference },
      };
    },
    code: 'no_permission',
  },
  {
    rule: 'refuses an unknown reference in the same way',
    call: async (world) => ({ ...(await ownEvidence(world, {})), params: { reference: 'SG-0000-0000-0000' } }),
    code: 'no_permission',
  },
  {
    rule: 'says when to ask again while the document is being derived',
    call: async (world) => {
      const call = await ownEvidence(world, {});
      await world.em().nativeUpdate(CorporationSigning, call.params ?? {}, { document: null, signedPdf: null });
      return call;
    },
    code: 'document_not_ready',
  },
  {
    rule: 'knows none of a signing that was imported without a document',
    call: async (world) => {
      const { headers, link } = await arrangeLink(world);
      const em = world.em();
      const cla = await em.findOneOrFail(Cla, { link, type: 'individual' });
      const { id, reference } = await buildIndividualSigning(em, cla);
      await em.nativeUpdate(IndividualSigning, { id }, { document: null });
      await importedWithout(world, { params: { reference } });
      return { headers, params: { reference } };
    },
    code: 'not_found',
  },
  {
    rule: 'refuses an employee manager',
    call: async (world) => ownEvidence(world, { role: 'manager' }),
    code: 'unauthorized_token',
  },
  {
    rule: 'refuses a one-time password',
    call: async (world) => ownEvidence(world, { initialPasswordChanged: false }),
    code: 'initial_password_unchanged',
  },
  {
    rule: 'refuses who has no second factor although the corporation requires one',
    call: async (world) => {
      const call = await ownEvidence(world, {});
      await world.em().nativeUpdate(CorporationSigning, call.params ?? {}, { requiresSecondFactor: true });
      return call;
    },
    code: 'second_factor_missing',
  },
  {
    rule: 'refuses who has not consented to the policy',
    call: async (world) => {
      const { manager, ...call } = await administratorOf(world, {});
      await world.em().nativeUpdate(Manager, manager.id, { privacyConsentVersion: null });
      return call;
    },
    code: 'privacy_consent_invalid',
  },
];

/** Cases of the paths with which documents are checked. */
export const EVIDENCE_CASES: Cases = {
  'GET verify/:sha256': [
    {
      rule: 'knows a CLA, whatever the letter case of its fingerprint',
      call: async (world) => {
        const em = world.em();
        const { document } = await buildCla(em, await buildLink(em), { bytes: await newPdf() });
        return { params: { sha256: document.sha256.toUpperCase() } };
      },
      expected: expect.objectContaining({ known: true, kind: 'CLA', state: 'COUNTS', seal_gap: 'KIND' }),
    },
    {
      rule: 'answers about an unknown document that it is not known',
      call: () => ({ params: { sha256: 'ab'.repeat(32) } }),
      expected: expect.objectContaining({ known: false, kind: null, state: null }),
    },
    {
      rule: 'refuses what is no fingerprint',
      call: () => ({ params: { sha256: 'ab' } }),
      code: 'bad_request_parameter',
      expected: { field: 'sha256' },
    },
  ],
  'GET signed-document/:token/evidence': [
    { rule: 'sends the evidence to anybody who knows the address', call: async (world) => bundleOfSigner(world, true) },
    {
      rule: 'says when to ask again while the document is being derived',
      call: async (world) => bundleOfSigner(world, false),
      code: 'document_not_ready',
    },
    { rule: 'knows no other', call: () => ({ params: { token: 'b'.repeat(43) } }), code: 'not_found' },
  ],
  'GET my-signings': [
    { rule: 'sends everything about the signer', call: async (world) => signerOf(world) },
    WITHOUT_COOKIE,
    OLD_COOKIE,
  ],
  'GET my-signings/:reference/document': [
    { rule: 'sends the document to its signer', call: async (world) => signerOf(world) },
    WITHOUT_COOKIE,
    OLD_COOKIE,
    OF_OTHERS,
    NOT_DERIVED,
    WITHOUT_DOCUMENT,
  ],
  'GET my-signings/:reference/evidence': [
    { rule: 'sends the evidence to its signer', call: async (world) => signerOf(world) },
    WITHOUT_COOKIE,
    OLD_COOKIE,
    OF_OTHERS,
    NOT_DERIVED,
    WITHOUT_DOCUMENT,
  ],
  'GET evidence/:reference': OF_MANAGERS,
  'GET evidence/:reference/document': OF_MANAGERS,
};

async function bundleOfSigner(world: World, derived: boolean): Promise<Call> {
  const em = world.em();
  const documentToken = newDocumentToken();
  const { id } = await buildIndividualSigning(em, await buildCla(em, await buildLink(em)), { documentToken });
  if (!derived) {
    await em.nativeUpdate(IndividualSigning, { id }, { document: null });
  }
  return { params: { token: documentToken } };
}

type ManagerFacts = Parameters<typeof arrangeManager>[1];

/** A manager of a corporation whose hand-signed document is uploaded. */
async function administratorOf(world: World, facts: ManagerFacts) {
  const { manager, headers } = await arrangeManager(world, facts);
  const em = world.em();
  const signing = await em.findOneOrFail(CorporationSigning, manager.corporationSigning.id);
  const signedPdf = await storeDocument(em, { bytes: await newPdf(), createdAt: new Date() });
  await em.nativeUpdate(CorporationSigning, signing.id, { signedPdf });
  return { manager, headers, params: { reference: signing.reference } };
}

async function ownEvidence(world: World, facts: ManagerFacts): Promise<Call> {
  const { headers, params } = await administratorOf(world, facts);
  return { headers, params };
}
