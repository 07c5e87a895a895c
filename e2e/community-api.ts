import type { APIRequestContext } from '@playwright/test';
import { corporationAgreement } from '#server/demo/cla/corporation.ts';
import { individualAgreement } from '#server/demo/cla/individual.ts';
import { printAgreement } from '#server/demo/cla/print-agreement.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect } from './fixtures.ts';
import { graphql } from './graphql.ts';
import type { DemoLogin } from './service-template.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const FIND = `query ($linkId: ID!, $search: String) {
  corporationSignings(linkId: $linkId, state: UNCOMPLETED, search: $search) { nodes { id } }
}`;
const APPROVE = `mutation ($input: CorporationSigningInput!) {
  approveCorporationSigning(input: $input) { corporationSigning { state } }
}`;
const RETURN = `mutation ($input: ReturnCorporationSigningInput!) {
  returnCorporationSigning(input: $input) { corporationSigning { state } }
}`;
const UPDATE = 'mutation ($input: UpdateClaInput!) { updateCla(input: $input) { cla { version } } }';
const STATUS = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { state versionMatched }
}`;

const PDF = 'application/pdf';
const AGREEMENTS = { CORPORATION: corporationAgreement, INDIVIDUAL: individualAgreement } as const;

/** Requests of the demo's community manager and of integrators, for journeys about something else. */
export class CommunityApi {
  private headers: Record<string, string> = {};

  constructor(private readonly request: APIRequestContext) {}

  /** Logs in; if the requests are those of a page, its browser is logged in too. */
  async logIn({ account, password }: DemoLogin): Promise<void> {
    await this.graphql(LOGIN, { input: { as: 'COMMUNITY', account, password, privacyConsented: true } });
    const { cookies } = await this.request.storageState();
    this.headers = { token: cookies.find(({ name }) => name === 'csrf_token')?.value ?? '' };
  }

  /** Approves the uncompleted corporation with this name, which has uploaded its signed document. */
  async approve(corporationName: string): Promise<void> {
    await this.graphql(APPROVE, { input: { id: await this.find(corporationName) } });
  }

  /** Returns the signed document of the uncompleted corporation with this name. */
  async giveBack(corporationName: string, reason: string): Promise<void> {
    await this.graphql(RETURN, { input: { id: await this.find(corporationName), reason } });
  }

  private async find(search: string): Promise<string> {
    const { corporationSignings } = await this.graphql<Found>(FIND, { linkId: DEMO_LINK_ID, search });
    return corporationSignings.nodes[0]?.id ?? '';
  }

  /** Publishes a new version of a CLA of the demo, with one more clause in the last section. */
  async updateCla(type: keyof typeof AGREEMENTS, language: 'zh' | 'en', clause: string): Promise<void> {
    const agreement = AGREEMENTS[type][language];
    const sections = agreement.sections.map((section, index) =>
      index === agreement.sections.length - 1 ? { ...section, clauses: [...section.clauses, clause] } : section,
    );
    const buffer = Buffer.from(await printAgreement({ ...agreement, sections }, language));
    const { sha256 } = await this.upload<{ sha256: string }>('cla-upload', { name: 'cla.pdf', mimeType: PDF, buffer });
    const kind = { linkId: DEMO_LINK_ID, type, language: language.toUpperCase() };
    await this.graphql(UPDATE, { input: { ...kind, documentSha256: sha256 } });
  }

  /** Returns the status of an address, as `STATE` or `STATE, older version`. */
  async statusOf(email: string): Promise<string> {
    const { signingStatus } = await this.graphql<Status>(STATUS, { linkId: DEMO_LINK_ID, email });
    return signingStatus.versionMatched ? signingStatus.state : `${signingStatus.state}, older version`;
  }

  private async graphql<T>(query: string, variables: Readonly<Record<string, unknown>>): Promise<T> {
    return graphql(this.request, { query, variables, headers: this.headers });
  }

  private async upload<T>(path: string, pdf: Upload): Promise<T> {
    const answer = await this.request.post(`/api/v1/${path}`, { headers: this.headers, multipart: { pdf } });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  }
}

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Found {
  readonly corporationSignings: { readonly nodes: readonly { readonly id: string }[] };
}

interface Status {
  readonly signingStatus: { readonly state: string; readonly versionMatched: boolean };
}
