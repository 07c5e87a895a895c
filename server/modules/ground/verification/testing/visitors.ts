import { createContext, type AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** Makes the address of a request what `x-forwarded-for` says, and the limits per source what they are. */
export const BEHIND_PROXY = { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' };

/** A link at which individuals sign. */
export interface SignLink {
  readonly link: Link;
  readonly cla: Cla;
}

/** Stores a link with an individual CLA. */
export async function arrangeSignLink(testApp: TestApp): Promise<SignLink> {
  const em = testApp.em();
  const link = await buildLink(em);
  return { link, cla: await buildCla(em, link) };
}

const SEND = `mutation ($input: SendVerificationCodeInput!) {
  sendVerificationCode(input: $input) { challenge }
}`;
const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';

/** A code that a visitor asks for. */
interface Request {
  readonly email: string;
  /** IP address of the visitor. */
  readonly ip: string;
  readonly proofOfWork?: string;
}

/** Asks for a code as a visitor without cookies; returns the challenge, or throws when it is refused. */
export async function askForCode(testApp: TestApp, { link }: SignLink, request: Request): Promise<string> {
  const { data, codes } = await tryToAsk(testApp, { link }, request);
  if (!data) {
    throw new Error(`no code was sent: ${codes.join()}`);
  }
  return data.sendVerificationCode.challenge;
}

/** Asks for a code as a visitor without cookies. */
export function tryToAsk(
  testApp: TestApp,
  { link }: Pick<SignLink, 'link'>,
  { ip, ...asked }: Request,
): Promise<GraphqlAnswer<{ sendVerificationCode: { challenge: string } }>> {
  const input = { purpose: 'INDIVIDUAL_SIGNING', linkId: link.linkId, language: 'EN', ...asked };
  return graphql(testApp.app, SEND, { input }, { 'x-forwarded-for': ip });
}

/** A code that a visitor types. */
interface Guess extends Omit<Request, 'proofOfWork'> {
  readonly code: string;
  readonly challenge?: string;
}

/** The input with which a visitor signs. */
export function signInput({ link, cla }: SignLink, { email, code, challenge }: Omit<Guess, 'ip'>): object {
  return {
    linkId: link.linkId,
    claId: cla.id,
    language: 'ZH',
    name: 'Example Signer',
    email,
    verificationCode: code,
    fieldValues: [],
    privacyConsented: true,
    ...(challenge === undefined ? {} : { challenge }),
  };
}

/** Signs as a visitor without cookies; answers `signed` or the refusal with its details. */
export async function guess(testApp: TestApp, at: SignLink, typed: Guess): Promise<unknown> {
  const headers = { 'x-forwarded-for': typed.ip };
  const { errors } = await graphql(testApp.app, SIGN, { input: signInput(at, typed) }, headers);
  return errors[0]?.extensions ?? 'signed';
}

/** Returns a code that is not the given one. */
export function otherCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** The context of a request from an address, without a transport. */
export function contextOf({ deps }: TestApp, ip: string): AppContext {
  return createContext(deps, {
    source: { ip, userAgent: undefined },
    openBrowser: () => {
      throw new Error('this request has no browser');
    },
  });
}
