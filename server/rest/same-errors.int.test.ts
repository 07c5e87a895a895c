import { describe, expect, test } from 'vitest';
import { AppError, type ErrorDetails } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { toRest } from '#server/errors/to-rest.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
const em = testApp.em();

/** A failure as GraphQL reported it. */
type Failure = { readonly code: ErrorCode } & ErrorDetails;

async function failOverGraphql(query: string, variables: Record<string, unknown>): Promise<Failure[]> {
  const { errors } = await graphql(testApp.app, query, variables);
  return errors.map(({ extensions }) => extensions as unknown as Failure);
}

/** The REST answer for the same failure; without the seconds to wait, which may differ by one. */
function expectedOf({ code, retryAfter, ...details }: Failure): object {
  const { status, body } = toRest(new AppError(code, details));
  return { status, data: { ...body.data, error_message: expect.any(String) }, waits: retryAfter !== undefined };
}

async function failOverRest(request: { method: 'GET' | 'POST'; url: string; payload?: object }): Promise<object> {
  const answer = await testApp.app.inject({ ...request, url: `/api/v1/individual-signing/${request.url}` });
  const { retry_after, ...data } = answer.json<{ data: Record<string, unknown> }>().data;
  const waits = retry_after !== undefined;
  expect('retry-after' in answer.headers).toBe(waits);
  return { status: answer.statusCode, data, waits };
}

const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }`;
const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email }) { email }
}`;
const STATUS = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;

/** A signing, independent of transport. */
interface Submission {
  readonly linkId: string;
  readonly claNumber: number;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
  readonly consent: boolean;
}

function signOverGraphql({ claNumber, code, values, consent, ...same }: Submission): Promise<Failure[]> {
  const fieldValues = Object.entries(values).map(([id, value]) => ({ id, value }));
  const input = {
    ...same,
    claId: String(claNumber),
    language: 'ZH',
    verificationCode: code,
    fieldValues,
    privacyConsented: consent,
  };
  return failOverGraphql(SIGN, { input });
}

function signOverRest({ linkId, claNumber, name, email, code, values, consent }: Submission): Promise<object> {
  const payload = {
    name,
    email,
    cla_id: String(claNumber),
    cla_language: 'Chinese',
    verification_code: code,
    info: values,
    privacy_checked: consent,
  };
  return failOverRest({ method: 'POST', url: linkId, payload });
}

/** A link whose CLAs are 0, superseded, and 1, current, both in Chinese, and an address with a live code. */
async function arrange(overrides: Partial<Submission>): Promise<{ link: Link; cla: Cla; submission: Submission }> {
  const link = await buildLink(em);
  await buildCla(em, link);
  const cla = await buildCla(em, link);
  const email = overrides.email ?? newEmail();
  const submission = {
    linkId: link.linkId,
    claNumber: 1,
    name: 'Example Signer',
    email,
    code: '000000',
    values: {},
    consent: true,
    ...overrides,
  };
  return { link, cla, submission };
}

async function sendCode(linkId: string, email: string): Promise<string> {
  expect(await failOverGraphql(SEND_CODE, { linkId, email })).toEqual([]);
  return testApp.codeSentTo(email);
}

describe('a signing is refused by the same code and details over GraphQL and REST', () => {
  test.each<[string, Partial<Submission>, Failure]>([
    ['an unknown link', { linkId: 'nobody' }, { code: 'no_link' }],
    ['an impossible link', { linkId: 'a\u0000b' }, { code: 'no_link' }],
    ['a superseded CLA', { claNumber: 0 }, { code: 'unmatched_cla' }],
    ['an unknown CLA', { claNumber: 9 }, { code: 'unmatched_cla' }],
    ['no consent', { consent: false }, { code: 'bad_request_parameter', field: 'privacyConsented' }],
    ['no name', { name: '' }, { code: 'bad_request_parameter', field: 'name' }],
    ['a name that is too long', { name: 'x'.repeat(101) }, { code: 'bad_request_parameter', field: 'name' }],
    ['a control character', { name: 'a\u0007' }, { code: 'bad_request_parameter', field: 'name' }],
    [
      'a character that no font has',
      { name: '\u{1F600}' },
      { code: 'bad_request_parameter', field: 'name', character: '\u{1F600}' },
    ],
    ['a malformed address', { email: 'signer' }, { code: 'invalid_email', field: 'email' }],
    ['a value that is too long', { values: { '2': 'x'.repeat(31) } }, { code: 'bad_request_parameter', field: '2' }],
    ['another name among the fields', { values: { '0': 'Another' } }, { code: 'bad_request_parameter', field: '0' }],
    [
      'another address among the fields',
      { values: { '1': 'else@example.org' } },
      { code: 'unmatched_email', field: '1' },
    ],
    ['no code', { code: '' }, { code: 'bad_request_parameter', field: 'verificationCode' }],
    ['a code that was never sent', {}, { code: 'expired_verification_code' }],
  ])('%s', async (_name, overrides, failure) => {
    const { submission } = await arrange(overrides);

    expect(await signOverGraphql(submission)).toEqual([failure]);
    expect(await signOverRest({ ...submission, linkId: encodeURIComponent(submission.linkId) })).toEqual(
      expectedOf(failure),
    );
  });

  test('a wrong code', async () => {
    const { link, submission } = await arrange({});
    const right = await sendCode(link.linkId, submission.email);
    const wrong = { ...submission, code: right === '000000' ? '000001' : '000000' };

    expect(await signOverGraphql(wrong)).toEqual([{ code: 'wrong_verification_code' }]);
    expect(await signOverRest(wrong)).toEqual(expectedOf({ code: 'wrong_verification_code' }));
  });

  test.each<[string, Partial<VerificationCode>]>([
    ['an expired code', { expiresAt: new Date(0) }],
    ['a used code', { usedAt: new Date(0) }],
    ['an over-tried code', { attemptsLeft: 0 }],
  ])('%s', async (_name, state) => {
    const { link, submission } = await arrange({});
    const code = await sendCode(link.linkId, submission.email);
    await testApp.em().nativeUpdate(VerificationCode, { scope: link.id }, state);

    expect(await signOverGraphql({ ...submission, code })).toEqual([{ code: 'expired_verification_code' }]);
    expect(await signOverRest({ ...submission, code })).toEqual(expectedOf({ code: 'expired_verification_code' }));
  });

  test('an address that has signed', async () => {
    const { link, cla, submission } = await arrange({});
    const code = await sendCode(link.linkId, submission.email);
    await buildIndividualSigning(em, cla, { email: submission.email });

    expect(await signOverGraphql({ ...submission, code })).toEqual([{ code: 'resigned' }]);
    expect(await signOverRest({ ...submission, code })).toEqual(expectedOf({ code: 'resigned' }));
  });

  test('an address of a corporation that has signed', async () => {
    const { link, submission } = await arrange({ email: newEmail('corp.example.com') });
    const code = await sendCode(link.linkId, submission.email);
    await buildCorporation(em, link, { domains: ['corp.example.com'] });

    expect(await signOverGraphql({ ...submission, code })).toEqual([{ code: 'go_to_sign_employee_cla' }]);
    expect(await signOverRest({ ...submission, code })).toEqual(expectedOf({ code: 'go_to_sign_employee_cla' }));
  });
});

describe('a code and a status are refused by the same code and details over GraphQL and REST', () => {
  test.each<[string, { linkId?: string; email?: string }, Failure]>([
    ['an unknown link', { linkId: 'nobody' }, { code: 'no_link' }],
    ['an impossible link', { linkId: 'a\u0000b' }, { code: 'no_link' }],
    ['a malformed address', { email: 'signer@' }, { code: 'invalid_email', field: 'email' }],
  ])('%s', async (_name, overrides, failure) => {
    const { link } = await arrange({});
    const { linkId, email } = { linkId: link.linkId, email: newEmail(), ...overrides };
    const path = encodeURIComponent(linkId);

    expect(await failOverGraphql(SEND_CODE, { linkId, email })).toEqual([failure]);
    expect(await failOverRest({ method: 'POST', url: `${path}/code`, payload: { email } })).toEqual(
      expectedOf(failure),
    );
    expect(await failOverGraphql(STATUS, { linkId, email })).toEqual([failure]);
    expect(await failOverRest({ method: 'GET', url: `${path}?email=${email}` })).toEqual(expectedOf(failure));
  });

  test('nothing to sign for individuals', async () => {
    const [{ linkId }, email] = [await buildLink(em), newEmail()];

    expect(await failOverGraphql(SEND_CODE, { linkId, email })).toEqual([{ code: 'no_cla_binding_individual' }]);
    expect(await failOverRest({ method: 'POST', url: `${linkId}/code`, payload: { email } })).toEqual(
      expectedOf({ code: 'no_cla_binding_individual' }),
    );
  });

  test('a second code within a minute', async () => {
    const { link, submission } = await arrange({});
    await sendCode(link.linkId, submission.email);

    const [failure] = await failOverGraphql(SEND_CODE, { linkId: link.linkId, email: submission.email });

    expect(failure).toMatchObject({ code: 'too_many_request', retryAfter: expect.any(Number) });
    expect(
      await failOverRest({ method: 'POST', url: `${link.linkId}/code`, payload: { email: submission.email } }),
    ).toEqual(expectedOf({ code: 'too_many_request', retryAfter: 60 }));
  });
});

test('a body that is not JSON is refused by the same code', async () => {
  const answers = await Promise.all(
    ['/graphql', '/api/v1/individual-signing/nobody'].map((url) =>
      testApp.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: '{"query":',
      }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(answers[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'error_parsing_api_body' } }] });
  expect(answers[1]?.json()).toMatchObject({ data: { error_code: 'cla.error_parsing_api_body' } });
});
