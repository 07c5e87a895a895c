import { beforeEach, expect, test } from 'vitest';
import { loadSchema } from '#server/graphql/schema.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import {
  arrangeSignLink,
  askForCode,
  otherCode,
  signInput,
} from '#server/modules/ground/verification/testing/visitors.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { ROUTES } from '#server/rest/routes.ts';
import { graphql } from '#server/test/graphql.ts';
import { operationsOf } from '#server/test/operation.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

/** Stands for whatever somebody types: it is in every text, and must be in no line of the log and in no error. */
const MARK = 'Zarquon';
const NAME = `${MARK} Example`;
const EMAIL = `${MARK}@example.org`;

const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';

type Headers = Readonly<Record<string, string>>;

const lines: string[] = [];
const testApp = await createTestApp({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
const managed = await arrangeManagedLink(testApp);
const signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
const em = testApp.em();
const administrator = await signIn(testApp, await buildManager(em, signing));
const roles = [{}, managed.headers, administrator];
beforeEach(() => {
  lines.length = 0;
});

const isMarked = (text: string): boolean => text.toLowerCase().includes(MARK.toLowerCase());
const markedLines = (): string[] => lines.filter(isMarked);

/** Puts the mark into every text of a request's variables; enumeration values stay, or no request would be valid. */
function mark(value: unknown, name = ''): unknown {
  if (value === 'unknown') {
    return name.toLowerCase().includes('email') ? EMAIL : NAME;
  }
  if (Array.isArray(value)) {
    return value.map((item) => mark(item, name));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner, key)]))
    : value;
}

/**
 * Sends a request as nobody, then as each role while it is refused for want of one: so it gets as far as it can, and no
 * request is repeated by a role whose refusal another has met.
 */
async function sendAsFarAsPossible<A>(
  send: (headers: Headers) => Promise<A>,
  codeOf: (answer: A) => string,
): Promise<A[]> {
  const answers: A[] = [];
  for (const headers of roles) {
    const answer = await send(headers);
    answers.push(answer);
    if (!/missing_token|unauthorized_token/.test(codeOf(answer))) {
      break;
    }
  }
  return answers;
}

test('no operation of GraphQL logs what was typed, or repeats it in an error', async () => {
  const operations = operationsOf(await loadSchema(), {}).filter(({ name }) => name !== 'logout');
  const answers = await Promise.all(
    operations.map(({ query, variables }) =>
      sendAsFarAsPossible(
        (headers) => graphql(testApp.app, query, mark(variables) as Record<string, unknown>, headers),
        ({ codes }) => codes.join(),
      ),
    ),
  );
  const errors = answers.flat().map((answer) => JSON.stringify(answer.errors));

  expect(errors.filter(isMarked)).toEqual([]);
  expect(markedLines()).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(operations.length);
});

const isLogout = ({ method, path }: (typeof ROUTES)[number]): boolean => method === 'PUT' && path.endsWith('auth');

const PAYLOAD = {
  email: EMAIL,
  name: NAME,
  rep_name: NAME,
  rep_email: EMAIL,
  user: NAME,
  password: MARK,
  link_id: MARK,
};

test('no path of REST does either, though addresses are in paths, queries and bodies', async () => {
  const answers = await Promise.all(
    ROUTES.filter((route) => !isLogout(route)).map(({ method, path }) => {
      const url = `/api/v1/${path.replaceAll(/:\w+/g, encodeURIComponent(EMAIL))}?email=${EMAIL}&page=${MARK}&key=${MARK}`;
      const sent = method === 'GET' ? {} : { payload: PAYLOAD };
      return sendAsFarAsPossible(
        (headers) => testApp.app.inject({ method, url, headers, ...sent }),
        ({ body }) => body,
      );
    }),
  );
  const errors = answers.flat().map(({ statusCode, body }) => (statusCode < 400 ? '' : body));

  expect(errors.filter(isMarked)).toEqual([]);
  expect(markedLines()).toEqual([]);
  expect(lines.length).toBeGreaterThan(ROUTES.length);
});

/** The input of a signer with a code. */
async function arrangeSigner() {
  const at = await arrangeSignLink(testApp);
  const email = `${crypto.randomUUID()}-${EMAIL}`;
  const challenge = await askForCode(testApp, at, { email, ip: '192.0.2.1' });
  const code = await testApp.codeSentTo(email);
  return { at, code, input: { ...signInput(at, { email, code, challenge }), name: NAME } };
}

test('neither a signing nor a wrong code is logged with the name, the address or the code', async () => {
  const { code, input } = await arrangeSigner();

  const wrong = await graphql(testApp.app, SIGN, { input: { ...input, verificationCode: otherCode(code) } });
  const signed = await graphql(testApp.app, SIGN, { input });

  expect([wrong.codes, signed.codes]).toEqual([['wrong_verification_code'], []]);
  expect(JSON.stringify(wrong.errors)).not.toContain(otherCode(code));
  expect(markedLines()).toEqual([]);
  expect(lines.filter((line) => line.includes(`"${code}"`))).toEqual([]);
});

test('a document that was changed in the database is an error in the log, and says nothing to the reader', async () => {
  const { link, cla } = await arrangeSignLink(testApp);
  const sha256 = cla.document.sha256;
  await testApp.em().nativeUpdate(Document, { sha256 }, { bytes: Buffer.from(`%PDF-1.7 ${NAME}`) });
  lines.length = 0;

  const answer = await testApp.app.inject(`/api/v1/cla/${link.linkId}/${cla.number}`);

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ data: { error_code: 'cla.system_error' } });
  expect(answer.body).not.toContain(sha256);
  const errors = lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);
  expect(JSON.stringify(errors)).toContain(`document ${sha256} was changed`);
  expect(markedLines()).toEqual([]);
});

test('a statement that the database refuses in a use case is logged without its values', async () => {
  const { input } = await arrangeSigner();
  await testApp.em().execute('alter table individual_signing add constraint refused check (1 = 0) not valid');
  lines.length = 0;

  const answer = await graphql(testApp.app, SIGN, { input });

  expect(answer.codes).toEqual(['system_error']);
  expect(lines.join('')).toContain('23514');
  expect(markedLines()).toEqual([]);
});
