import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildIndividualSigning, buildManager } from '#server/test/signing-factories.ts';
import type { Call, Case, Cases } from './case.ts';
import { arrangeManager, type World } from './world.ts';

/** The text of a version of a CLA; its angle brackets are not markup. */
const BEFORE = 'You may copy <it> today.';
const AFTER = 'You may sell <it> today.';

const DIFFERENCE = '<p>You may <del>copy </del><ins>sell </ins>&lt;it&gt; today.</p>\n';

/** Somebody who signed a version at a link. */
interface Signed {
  readonly link: Link;
  readonly email: string;
}

/** Stores an individual signing, of a superseded version unless `latest`. */
async function arrangeSigned(world: World, latest = false): Promise<Signed> {
  const em = world.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link, { bytes: await pdfWithText([BEFORE]) });
  const email = newEmail(newDomain());
  await buildIndividualSigning(em, cla, { email });
  if (!latest) {
    await buildCla(em, link, { bytes: await pdfWithText([AFTER]) });
  }
  return { link, email };
}

type Before = (world: World, signed: Signed) => Promise<unknown>;

const NOTHING: Before = async () => undefined;

const CLAIMED: Before = async (world, { link, email }) => {
  const em = world.em();
  return buildCorporation(em, em.merge(link), { domains: [email.split('@')[1] ?? ''] });
};

/** The link answers the status of addresses to API keys alone. */
const KEPT: Before = async (world, { link }) => world.em().nativeUpdate(Link, link.id, { statusNeedsKey: true });

const difference =
  (params: object = {}, before = NOTHING, latest = false): Case['call'] =>
  async (world) => {
    const signed = await arrangeSigned(world, latest);
    await before(world, signed);
    return { params: { linkId: signed.link.linkId, email: signed.email, ...params } };
  };

/** An agreement whose code was mailed. */
const agreement =
  (overrides: object = {}, before = NOTHING, latest = false): Case['call'] =>
  async (world): Promise<Call> => {
    const signed = await arrangeSigned(world, latest);
    const { email, link } = signed;
    const { linkId } = link;
    const path = `${world.api}/individual-signing/${linkId}/code`;
    await fetch(path, { method: 'POST', body: JSON.stringify({ email }) });
    const verification_code = await world.codeSentTo(email);
    await before(world, signed);
    const body = { name: '', email, cla_id: '1', cla_language: 'Chinese', verification_code, privacy_checked: true };
    return { params: { linkId }, json: { ...body, ...overrides } };
  };

/** A manager of a corporation that signed a version, a superseded one unless `latest`. */
const asManager =
  (role: 'admin' | 'manager', latest = false): Case['call'] =>
  async (world) => {
    const em = world.em();
    const link = await buildLink(em);
    const kind = { type: 'corporation' } as const;
    const cla = await buildCla(em, link, { ...kind, bytes: await pdfWithText([BEFORE]) });
    const corporation = await buildCorporation(em, link, { cla, domains: [newDomain()] });
    if (!latest) {
      await buildCla(em, link, { ...kind, bytes: await pdfWithText([AFTER]) });
    }
    return { headers: await signIn(world, await buildManager(em, corporation, { role })) };
  };

/** Cases of the paths of new versions and of the automatic approval. */
export const AGREEMENT_CASES: Cases = {
  'GET cla/individual/diff/:linkId/:email': [
    { rule: 'sends the difference, with no markup from the text', call: difference(), expected: DIFFERENCE },
    { rule: 'refuses an unknown link', call: difference({ linkId: 'nobody' }), code: 'no_link' },
    { rule: 'refuses an address that never signed', call: difference({ email: newEmail() }), code: 'no_link' },
    { rule: 'refuses a malformed address', call: difference({ email: 'nobody' }), code: 'invalid_email' },
    { rule: 'sends employees elsewhere', call: difference({}, CLAIMED), code: 'go_to_sign_employee_cla' },
    { rule: 'refuses when there is no newer version', call: difference({}, NOTHING, true), code: 'cla_is_latest' },
    {
      rule: 'asks for a key where the link keeps its status to keys',
      call: difference({}, KEPT),
      code: 'missing_token',
    },
  ],
  'PUT individual-signing/:linkId': [
    { rule: 'agrees', call: agreement() },
    { rule: 'refuses a version that is not current', call: agreement({ cla_id: '0' }), code: 'unmatched_cla' },
    { rule: 'refuses a missing consent', call: agreement({ privacy_checked: false }), code: 'bad_request_parameter' },
    { rule: 'refuses a malformed address', call: agreement({ email: 'nobody' }), code: 'invalid_email' },
    { rule: 'refuses a wrong code', call: agreement({ verification_code: 'x' }), code: 'wrong_verification_code' },
    {
      rule: 'refuses a code of another address',
      call: agreement({ email: newEmail() }),
      code: 'expired_verification_code',
    },
    { rule: 'sends employees elsewhere', call: agreement({}, CLAIMED), code: 'go_to_sign_employee_cla' },
    { rule: 'refuses when there is no newer version', call: agreement({}, NOTHING, true), code: 'cla_is_latest' },
    { rule: 'cannot read a number', call: agreement({ email: 1 }), code: 'error_parsing_api_body' },
    {
      rule: 'refuses an unknown link',
      call: async (world) => ({ ...(await agreement()(world)), params: { linkId: 'nobody' } }),
      code: 'no_link',
    },
  ],
  'GET corporation-signing/cla/diff': [
    { rule: 'sends the difference', call: asManager('admin'), expected: DIFFERENCE },
    { rule: 'sends it to employee managers too', call: asManager('manager'), expected: DIFFERENCE },
    { rule: 'refuses when there is no newer version', call: asManager('admin', true), code: 'cla_is_latest' },
  ],
  'PUT corporation-signing/cla/agree': [
    { rule: 'agrees', call: asManager('admin') },
    { rule: 'refuses when there is no newer version', call: asManager('admin', true), code: 'cla_is_latest' },
  ],
  'GET corporation-signing/auto-approval': [
    { rule: 'says no at first', call: asManager('admin', true), expected: { enabled: false } },
    {
      rule: 'says yes to employee managers too',
      call: async (world) => {
        const { manager, headers } = await arrangeManager(world, { role: 'manager' });
        await world.em().nativeUpdate(CorporationSigning, manager.corporationSigning.id, { autoApproval: true });
        return { headers };
      },
      expected: { enabled: true },
    },
  ],
  'PUT corporation-signing/auto-approval': [
    {
      rule: 'turns it on',
      call: async (world) => ({ ...(await asManager('admin', true)(world)), json: { enabled: true } }),
    },
    {
      rule: 'cannot read a body that says nothing',
      call: async (world) => ({ ...(await asManager('admin', true)(world)), json: {} }),
      code: 'error_parsing_api_body',
    },
  ],
};
