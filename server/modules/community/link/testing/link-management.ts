import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { arrangeCommunity, mutate, type Community } from './community.ts';

interface Managed extends Community {
  readonly link: Link;
}

type Headers = Readonly<Record<string, string>>;

interface Details {
  readonly link: object;
}

const DETAILS = `id senderAddress senderProvider gracePeriodDays retentionDays legalHold ownerAccount unlinkable link { alias }
  signingCounts { individual corporation employee } corporationCounts { uncompleted completed deleted }
  claVersions { state signingCount removable cla { version language type sha256 createdAt } }`;

/** Changes and ends links over GraphQL. */
export class LinkManagement {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async arrangeLink(facts: Partial<Pick<Link, 'alias' | 'projectUrl'>> = {}): Promise<Managed> {
    const community = await arrangeCommunity(this.testApp);
    const em = this.testApp.em();
    return { ...community, link: await buildLink(em, { owner: em.merge(community.account), ...facts }) };
  }

  update({ link, headers }: Managed, more: object, as: Headers = headers) {
    return mutate<Details>(this.testApp, 'updateLink', {
      input: { linkId: link.linkId, ...more },
      selection: `link { ${DETAILS} }`,
      headers: as,
    });
  }

  unlink({ link, headers }: Managed, as: Headers = headers) {
    return mutate<string>(this.testApp, 'unlinkLink', {
      input: { linkId: link.linkId },
      selection: 'unlinkedLinkId',
      headers: as,
    });
  }

  details({ link, headers }: Managed, as: Headers = headers) {
    return graphql<{ linkDetails: object }>(
      this.testApp.app,
      `query ($id: ID!) { linkDetails(id: $id) { ${DETAILS} } }`,
      { id: link.linkId },
      as,
    );
  }

  async storedOf({ link: { id } }: Managed): Promise<Record<string, unknown>> {
    const rows = await this.testApp.em().execute<Record<string, unknown>[]>('select * from link where id = ?', [id]);
    return rows[0] ?? {};
  }

  eventsOf({ link }: Managed) {
    return this.testApp.em().find(AuditEvent, { subject: link.id });
  }
}
