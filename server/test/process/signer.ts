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
const CORPORATIONS = `query ($linkId: ID!, $email: String!) { corporationsForEmail(linkId: $linkId, email: $email) { id } }`;
const SIGN_AS_EMPLOYEE = `mutation ($input: SignEmployeeInput!) { signEmployee(input: $input) { reference } }`;
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
export function receiveCode(address: string, email: string, mails: readonly Email[]): Promise<string> {
  return receiveCodeFor(address, { purpose: 'INDIVIDUAL_SIGNING', email }, mails);
}

async function receiveCodeFor(
  address: string,
  input: Variables & { readonly email: string },
  mails: readonly Email[],
): Promise<string> {
  await ask(address, SEND_CODE, { input: { linkId: DEMO_LINK_ID, language: 'EN', ...input } });
  return vi.waitFor(() => readCode(input.email, mails), { timeout: 120_000 });
}

function readCode(email: string, mails: readonly Email[]): string {
  const mail = mails.find(({ to }) => to?.some((recipient) => recipient.address === email));
  const code = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
  if (code === undefined) {
    throw new Error(`no code for ${email} has arrived`);
  }
  return code;
}

interface Signer {
  readonly email: string;
  readonly name?: string;
}

/** What somebody states who signs the demo community's English CLA. */
async function submissionOf(
  address: string,
  { email, name = 'Example Signer' }: Signer,
  verificationCode: string,
): Promise<Variables> {
  const { link } = await ask<{ link: { clas: { id: string; type: string; language: string }[] } }>(address, CLAS, {
    id: DEMO_LINK_ID,
  });
  const cla = link.clas.find(({ type, language }) => type === 'INDIVIDUAL' && language === 'EN');
  const signer = { name, email, verificationCode, fieldValues: [], privacyConsented: true };
  return { linkId: DEMO_LINK_ID, claId: cla?.id, language: 'EN', ...signer };
}

/** The request that signs the demo community's English CLA. */
export async function signingRequest(
  address: string,
  signer: Signer,
  verificationCode: string,
): Promise<{ query: string; variables: Variables }> {
  return { query: SIGN, variables: { input: await submissionOf(address, signer, verificationCode) } };
}

/** Signs as an employee of the corporation that the address belongs to, from asking for the code on. */
export async function signAsEmployee(address: string, email: string, mails: readonly Email[]): Promise<void> {
  const { corporationsForEmail } = await ask<{ corporationsForEmail: { id: string }[] }>(address, CORPORATIONS, {
    linkId: DEMO_LINK_ID,
    email,
  });
  const corporationSigningId = corporationsForEmail[0]?.id;
  const code = await receiveCodeFor(address, { purpose: 'EMPLOYEE_SIGNING', corporationSigningId, email }, mails);
  const input = { ...(await submissionOf(address, { email }, code)), corporationSigningId };
  await ask(address, SIGN_AS_EMPLOYEE, { input });
}

/** Signs with an address, from asking for the code to the acknowledgement. */
export function sign(address: string, email: string, mails: readonly Email[]): Promise<AcknowledgedSigning> {
  return signAs(address, { email }, mails);
}

/** Signs under a name, from asking for the code to the acknowledgement. */
export async function signAs(address: string, signer: Signer, mails: readonly Email[]): Promise<AcknowledgedSigning> {
  const { email } = signer;
  const code = await receiveCode(address, email, mails);
  const { query, variables } = await signingRequest(address, signer, code);
  const { signIndividual } = await ask<{ signIndividual: { documentUrl: string; signing: { reference: string } } }>(
    address,
    query,
    variables,
  );
  const { documentUrl, signing } = signIndividual;
  return { email, reference: signing.reference, documentUrl };
}
