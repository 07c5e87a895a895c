import type { NewManager } from '#rules/new-manager.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';
import type { ManagedCorporation } from './managed-corporation.ts';

export const CREATE = `mutation ($input: CreateEmployeeManagersInput!) {
  createEmployeeManagers(input: $input) {
    managers { id account name email createdAt initialPasswordChanged }
    corporation { managerLimit managers { account } }
  }
}`;

interface Answer {
  readonly createEmployeeManagers: {
    readonly managers: readonly Record<string, unknown>[];
    readonly corporation: { readonly managerLimit: number; readonly managers: readonly { readonly account: string }[] };
  };
}

/** A new manager with an address in the domain. */
export const somebody = (id: string, domain: string): NewManager => ({
  id,
  name: `Example ${id}`,
  email: `${id}@${domain}`,
});

export const people = (count: number, domain: string, prefix = 'person'): NewManager[] =>
  Array.from({ length: count }, (_, index) => somebody(`${prefix}${index}`, domain));

/** Adds employee managers over GraphQL. */
export class ManagerCreation {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  create({ headers }: Pick<ManagedCorporation, 'headers'>, managers: readonly NewManager[]) {
    return graphql<Answer>(this.testApp.app, CREATE, { input: { managers } }, headers);
  }

  managersOf({ corporation }: ManagedCorporation) {
    return this.testApp
      .em()
      .find(Manager, { corporationSigning: corporation.id, role: 'manager' }, { orderBy: { account: 'asc' } });
  }

  /** Everything that a refusal must not change. */
  async snapshot({ link, corporation }: ManagedCorporation) {
    const em = this.testApp.em();
    return {
      managers: await em.count(Manager, { link: link.id }),
      mails: await em.count(Email, { corporationSigning: corporation.id }),
      events: await em.count(AuditEvent),
    };
  }
}
