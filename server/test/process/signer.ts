import type { Email } from 'postal-mime';
import { vi } from 'vitest';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';

/** A signing that the service has acknowledged. */
export interface AcknowledgedSigning {
  readonly email: string;
  readonly reference: string;
  readonly documentUrl: string;
}

const SEND_CODE = `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { expiresAt } }`;
const SIGN = `mutation ($input: SignIndividualInput!) {
  signIndividual(input: $input) { documentUrl signing { reference } }
}`;
const CLAS = `query ($id: ID!) { link(id: $id) { clas { id type language } } }`;
const STATUSES = `query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { state } }`;

type Variables = Readonly<Record<string, unknown>>;

/** The body of the request for an operation. */
export function toBody(query: string, variables: Variables): string {
  return JSON.stringify({ query, variables });
}

/** Sends an operation to the service at `address`; fails when the answer has errors. */
async function ask<T>(address: string, query: string, variables: Variables): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: toBody(query, variables) });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors !== undefined) {
    throw new Error(`the service refused: ${JSON.stringify(errors)}`);
  }
  return data;
}

/** Returns the states of the addresses at the demo community, in order. */
export async function askStates(address: string, emails: readonly string[]): Promise<string[]> {
  const { signingStatuses } = await ask<{ signingStatuses: { state: string }[] }>(address, STATUSES, {
    linkId: DEMO_LINK_ID,
    emails,
  });
  return signingStatuses.map(({ state }) => state);
}

/** Asks for a code and reads it from the mail that arrives. */
export async function receiveCode(address: string, email: string, mails: readonly Email[]): Promise<string> {
  const input = { purpose: 'INDIVIDUAL_SIGNING', linkId: DEMO_LINK_ID, email, language: 'EN' };
  await ask(address, SEND_CODE, { input });
  return vi.waitFor(() => readCode(email, mails), { timeout: 120_000 });
}

function readCode(email: string, mails: readonly Email[]): string {
  const mail = mails.find(({ to }) => to?.some((recipient) => recipient.address === email));
  const code = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
  if (code === undefined) {
    throw new Error(`no code for ${email} has arrived`);
  }
  return code;
}

/** The request that signs the demo community's English CLA. */
export async function signingRequest(
  address: string,
  email: string,
  verificationCode: string,
): Promise<{ query: string; variables: Variables }> {
  const { link } = await ask<{ link: { clas: { id: string; type: string; language: string }[] } }>(address, CLAS, {
    id: DEMO_LINK_ID,
  });
  const cla = link.clas.find(({ type, language }) => type === 'INDIVIDUAL' && language === 'EN');
  const signer = { name: 'Example Signer', email, verificationCode, fieldValues: [], privacyConsented: true };
  return { query: SIGN, variables: { input: { linkId: DEMO_LINK_ID, claId: cla?.id, language: 'EN', ...signer } } };
}

/** Signs with an address, from asking for the code to the acknowledgement. */
export async function sign(address: string, email: string, mails: readonly Email[]): Promise<AcknowledgedSigning> {
  const code = await receiveCode(address, email, mails);
  const { query, variables } = await signingRequest(address, email, code);
  const { signIndividual } = await ask<{ signIndividual: { documentUrl: string; signing: { reference: string } } }>(
    address,
    query,
    variables,
  );
  const { documentUrl, signing } = signIndividual;
  return { email, reference: signing.reference, documentUrl };
}
