import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Community } from '#server/modules/community/link/testing/community.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

const DAY = 86_400_000;

const LIST = `query (
  $linkId: ID!, $kind: SigningKind, $state: EvidenceState, $claId: ID, $signedFrom: DateTimeISO, $signedTo: DateTimeISO,
  $search: String, $sort: SigningSort, $first: Int, $after: String
) {
  signings(
    linkId: $linkId, kind: $kind, state: $state, claId: $claId, signedFrom: $signedFrom, signedTo: $signedTo,
    search: $search, sort: $sort, first: $first, after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id reference kind state name email corporationName language signedAt endedAt endReason documentState documentSha256
      evidenceUrl cla { id version } fieldValues { id title value } origin { source } identities { linkId reference email account }
    }
  }
}`;

interface Node {
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface Signings {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Node[];
}

export const namesOf = ({ nodes }: Signings): string[] => nodes.map(({ name }) => name);

export const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));

/** The list of signings of a link, as its manager asks for it over GraphQL. */
export class SigningList {
  private readonly testApp: TestApp;
  private readonly community: Community;
  private readonly link: Link;

  constructor(testApp: TestApp, community: Community, link: Link) {
    this.testApp = testApp;
    this.community = community;
    this.link = link;
  }

  ask(variables: Readonly<Record<string, unknown>>) {
    return graphql<{ signings: Signings }>(
      this.testApp.app,
      LIST,
      { linkId: this.link.linkId, ...variables },
      this.community.headers,
    );
  }

  async list(variables: Readonly<Record<string, unknown>> = {}): Promise<Signings> {
    const { data } = await this.ask(variables);
    return data?.signings ?? { totalCount: -1, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
  }

  /** One signing of each kind: Ada on the 3rd, Bea on the 2nd, Cai on the 1st. */
  async arrangeThree() {
    const em = this.testApp.em();
    const cla = await buildCla(em, this.link);
    const individual = await buildIndividualSigning(em, cla, {
      name: 'Ada',
      email: 'ada@home.example',
      signedAt: day(3),
    });
    const corporation = await buildCorporation(em, this.link, {
      representativeName: 'Cai',
      corporationName: '灯塔 Lighthouse',
      signedAt: day(1),
    });
    const employee = await buildEmployeeSigning(em, corporation, { name: 'Bea', signedAt: day(2) });
    return { cla, individual, corporation, employee };
  }

  /** Signings in every state, by each of its causes. The older individual CLA is in its grace period in English only. */
  async arrangeStates(): Promise<void> {
    const em = this.testApp.em();
    const old = await buildCla(em, this.link);
    const recent = await buildCla(em, this.link, { language: 'en' });
    const oldCorporate = await buildCla(em, this.link, { type: 'corporation' });
    const sign = (name: string, cla = old) => buildIndividualSigning(em, cla, { name });
    const end = async (name: string, endReason: 'superseded' | 'corporation') =>
      em.assign(await sign(name), { endedAt: new Date(), endReason });
    await end('superseded', 'superseded');
    await end('moved to a corporation', 'corporation');
    await sign('out of grace');
    await sign('within grace', recent);
    const represent = (name: string, facts: Parameters<typeof buildCorporation>[2] = {}) =>
      buildCorporation(em, this.link, { representativeName: name, ...facts });
    const expired = await represent('expired corporation', { cla: oldCorporate });
    await buildEmployeeSigning(em, expired, { name: 'expired employee', cla: old });
    await buildCla(em, this.link, { type: 'corporation', createdAt: new Date(Date.now() - 31 * DAY) });
    await buildCla(em, this.link, { createdAt: new Date(Date.now() - 31 * DAY) });
    await buildCla(em, this.link, { language: 'en', createdAt: new Date(Date.now() - 29 * DAY) });
    await represent('uncompleted', { state: 'uncompleted' });
    await buildEmployeeSigning(em, await represent('deleted', { state: 'deleted' }), { name: 'employee of nobody' });
    const corporation = await represent('completed');
    await buildEmployeeSigning(em, corporation, { name: 'active employee' });
    await buildEmployeeSigning(em, corporation, { name: 'inactive employee', state: 'inactive' });
    const suspended = await buildEmployeeSigning(em, corporation, { name: 'suspended employee' });
    await em.nativeUpdate(EmployeeSigning, suspended.id, { suspendedAt: new Date() });
    const removed = await buildEmployeeSigning(em, corporation, { name: 'removed employee', state: 'removed' });
    em.create(EmployeeSigningChange, { employeeSigning: removed, state: 'removed', changedAt: day(9) });
    await em.flush();
  }
}
