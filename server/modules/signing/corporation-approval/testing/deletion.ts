import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  newDomain,
  operate,
  type ManagedLink,
  type OperationName,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** Deletes and restores corporation signings over GraphQL, and shows the consequences. */
export class Deletion {
  private readonly testApp: TestApp;
  private readonly managed: ManagedLink;

  constructor(testApp: TestApp, managed: ManagedLink) {
    this.testApp = testApp;
    this.managed = managed;
  }

  run(name: OperationName, { id }: CorporationSigning) {
    return operate(this.testApp, name, { id, headers: this.managed.headers });
  }

  remove(signing: CorporationSigning) {
    return this.run('deleteCorporationSigning', signing);
  }

  restore(signing: CorporationSigning) {
    return this.run('restoreCorporationSigning', signing);
  }

  async claimedDomains(signing: CorporationSigning): Promise<string[]> {
    const domains = await this.testApp.em().find(CorporationDomain, { corporationSigning: signing.id, claimed: true });
    return domains.map(({ domain }) => domain).toSorted();
  }

  async statusOf(email: string): Promise<string | undefined> {
    const query = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;
    const variables = { linkId: this.managed.link.linkId, email };
    return (await graphql<{ signingStatus: { state: string } }>(this.testApp.app, query, variables)).data?.signingStatus
      .state;
  }

  async viewerOf(headers: Readonly<Record<string, string>>): Promise<unknown> {
    return (await graphql<{ viewer: unknown }>(this.testApp.app, '{ viewer { account } }', {}, headers)).data?.viewer;
  }

  /** A completed corporation with an administrator who is logged in, an employee manager and an employee. */
  async arrangeCompleted() {
    const domains = [newDomain(), newDomain()];
    const signing = await arrangeCorporation(this.testApp, this.managed, { state: 'completed', domains });
    const em = this.testApp.em();
    const administrator = await buildManager(em, signing);
    const employeeManager = await buildManager(em, signing, { role: 'manager' });
    const removed = await buildManager(em, signing, { role: 'manager', removedAt: new Date() });
    const employee = await buildEmployeeSigning(em, signing, { email: newEmail(domains[0]) });
    return { signing, domains: domains.toSorted(), administrator, employeeManager, removed, employee };
  }
}
