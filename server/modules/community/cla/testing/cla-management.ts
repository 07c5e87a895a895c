import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  FIELDS,
  mutate,
  type Community,
} from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

interface Managed extends Community {
  readonly link: Link;
}

const kind = { type: 'INDIVIDUAL', language: 'ZH' } as const;

const SELECTION =
  'cla { number version type language sha256 } link { claVersions { state signingCount removable cla { id number version sha256 } } }';

interface Answered {
  readonly cla: object;
  readonly link: { readonly claVersions: readonly object[] };
}

type Headers = Readonly<Record<string, string>>;

/** Adds, changes and removes CLAs of a link over GraphQL. */
export class ClaManagement {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async arrangeLink(): Promise<Managed> {
    const community = await arrangeCommunity(this.testApp);
    const em = this.testApp.em();
    return { ...community, link: await buildLink(em, { owner: em.merge(community.account) }) };
  }

  async upload(managed: Managed) {
    return { documentSha256: await arrangeUpload(this.testApp, managed) };
  }

  async adding(managed: Managed, more: object = {}) {
    return {
      linkId: managed.link.linkId,
      ...kind,
      ...(await this.upload(managed)),
      fields: FIELDS.INDIVIDUAL,
      ...more,
    };
  }

  async updating(managed: Managed, more: object = {}) {
    return {
      linkId: managed.link.linkId,
      ...kind,
      ...(await this.upload(managed)),
      ...more,
    };
  }

  add(input: object, headers: Headers) {
    return mutate<Answered>(this.testApp, 'addCla', { input, selection: SELECTION, headers });
  }

  update(input: object, headers: Headers) {
    return mutate<Answered>(this.testApp, 'updateCla', { input, selection: SELECTION, headers });
  }

  remove(managed: Managed, claId: string, headers: Headers = managed.headers) {
    return mutate<Answered>(this.testApp, 'removeCla', {
      input: { linkId: managed.link.linkId, claId },
      selection: SELECTION.replace(/cla \{.*?\} /, ''),
      headers,
    });
  }

  clasOf({ link }: Managed) {
    return this.testApp.em().find(Cla, { link }, { orderBy: { number: 'asc' } });
  }

  eventsOf({ account }: Managed) {
    return this.testApp.em().find(AuditEvent, { actor: account.id });
  }
}
