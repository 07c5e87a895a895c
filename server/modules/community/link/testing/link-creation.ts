import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { arrangeUpload, FIELDS, mutate, type Community } from './community.ts';

let count = 0;

export const newProjectUrl = (): string => `https://example.org/project-${(count += 1)}`;

const SELECTION = `link {
  id senderAddress senderProvider gracePeriodDays ownerAccount unlinkable
  signingCounts { individual corporation employee } corporationCounts { uncompleted completed deleted }
  link { id alias projectUrl platform organization repository signingTypes languages }
  claVersions { state sourceUrl signingCount removable cla { number type language version sha256 fields { id type title required } } }
}`;

interface Created {
  readonly link: { readonly id: string; readonly link: object; readonly claVersions: readonly object[] };
}

/** Creates links over GraphQL. */
export class LinkCreation {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async individual(community: Community, more: object = {}) {
    return {
      type: 'INDIVIDUAL',
      language: 'ZH',
      documentSha256: await arrangeUpload(this.testApp, community),
      fields: FIELDS.INDIVIDUAL,
      ...more,
    };
  }

  async inputOf(community: Community, more: object = {}) {
    return {
      platform: 'WEB',
      projectUrl: newProjectUrl(),
      alias: 'Example Community',
      senderAddress: community.senderAddress,
      clas: [await this.individual(community)],
      ...more,
    };
  }

  create(input: object, headers: Readonly<Record<string, string>>) {
    return mutate<Created>(this.testApp, 'createLink', { input, selection: SELECTION, headers });
  }

  /** Everything that a refused request must not leave behind. */
  async stored(account: Community['account']) {
    return {
      links: await this.testApp.em().count(Link, { owner: account }),
      clas: await this.testApp.em().count(Cla, { link: { owner: account } }),
      events: await this.testApp.em().count(AuditEvent, { actor: account.id }),
    };
  }
}
