import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { MailSink } from './mail-sink.ts';

const SEND_CODE = `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { expiresAt } }`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }`;
const CLAS = `query ($id: ID!) { link(id: $id) { clas { id type language } } }`;

type Variables = Readonly<Record<string, unknown>>;

/** Sends an operation to the service; throws on errors, which would make every figure worthless. */
async function ask<T>(address: string, query: string, variables: Variables): Promise<T> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors !== undefined) {
    throw new Error(`the service refused: ${JSON.stringify(errors)}`);
  }
  return data;
}

/** A running service, and where its mail arrives. */
export interface Signet {
  readonly address: string;
  readonly sink: MailSink;
  /** Id of the demo community's English individual CLA. */
  readonly claId: string;
}

/** Finds the demo community of a running service. */
export async function meetService(address: string, sink: MailSink): Promise<Signet> {
  const { link } = await ask<{ link: { clas: { id: string; type: string; language: string }[] } }>(address, CLAS, {
    id: DEMO_LINK_ID,
  });
  const cla = link.clas.find(({ type, language }) => type === 'INDIVIDUAL' && language === 'EN');
  if (cla === undefined) {
    throw new Error('the demo community has no English individual CLA');
  }
  return { address, sink, claId: cla.id };
}

/** Asks for a code and reads it from the mail. */
export async function receiveCode({ address, sink }: Signet, email: string): Promise<string> {
  const input = { purpose: 'INDIVIDUAL_SIGNING', linkId: DEMO_LINK_ID, email, language: 'EN' };
  await ask(address, SEND_CODE, { input });
  const { text = '' } = await sink.nextMail(email);
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (code === undefined) {
    throw new Error('the first mail to a signer has no code');
  }
  return code;
}

/** The body of the request that signs with a code. */
export function signingBody(claId: string, email: string, verificationCode: string): string {
  return JSON.stringify({ query: SIGN, variables: signingVariables(claId, email, verificationCode) });
}

function signingVariables(claId: string, email: string, verificationCode: string): Variables {
  const signer = { name: 'Example Signer', email, verificationCode, fieldValues: [], privacyConsented: true };
  return { input: { linkId: DEMO_LINK_ID, claId, language: 'EN', ...signer } };
}

/** Signs with a received code; returns the milliseconds until the acknowledgement. */
export async function sign({ address, claId }: Signet, email: string, code: string): Promise<number> {
  const startedAt = performance.now();
  await ask(address, SIGN, signingVariables(claId, email, code));
  return performance.now() - startedAt;
}

/** Waits for the confirmation of a signing. Error: it has no document. */
export async function receiveConfirmation({ sink }: Signet, email: string): Promise<void> {
  const { attachments } = await sink.nextMail(email);
  if (attachments.length !== 1) {
    throw new Error(`a confirmation has ${attachments.length} documents`);
  }
}

/** The result of signing at a steady rate. */
export interface SteadySignings {
  /** Milliseconds from each request to its acknowledgement. */
  readonly times: readonly number[];
  /** Milliseconds from the last acknowledgement to the last confirmation. */
  readonly lastConfirmation: number;
}

/** Runs `count` signers, `rate` of them starting each second, until all have their confirmation. */
export async function signSteadily(
  service: Signet,
  { count, rate, prefix }: { count: number; rate: number; prefix: string },
): Promise<SteadySignings> {
  const startedAt = performance.now();
  let lastSigned = 0;
  const times: number[] = [];
  const go = async (index: number): Promise<void> => {
    const due = startedAt + (index * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const email = `${prefix}-${index}@example.org`;
    times.push(await sign(service, email, await receiveCode(service, email)));
    lastSigned = performance.now();
    await receiveConfirmation(service, email);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => go(index)));
  return { times, lastConfirmation: performance.now() - lastSigned };
}
