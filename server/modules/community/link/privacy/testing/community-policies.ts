import { answerFile, type Platform } from '#server/integrations/code-platform/testing/platform.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** A file of a community with its policy. */
export const FILE = {
  set: 'PRIVACY',
  language: 'EN',
  platform: 'GITHUB',
  owner: 'example',
  repo: 'legal',
  path: 'privacy.en.md',
};
/** The same policy in Chinese, elsewhere. */
export const CHINESE = { ...FILE, language: 'ZH', platform: 'GITEE', path: 'privacy.zh.md' };
const SETTINGS = 'settings { privacyVersion documents { set language platform owner repo path } }';
const POLICY = `query ($set: PolicyDocumentSet!, $language: Language!, $linkId: ID) {
  policyDocument(set: $set, language: $language, linkId: $linkId) { language text version }
}`;

type Headers = Readonly<Record<string, string>>;

/** A link and its manager. */
export interface Managed extends Community {
  readonly link: Link;
}

interface Shown {
  readonly language: string;
  readonly text: string;
  readonly version: string;
}

/** The policy texts of communities, over GraphQL. */
export class CommunityPolicies {
  private readonly testApp: TestApp;
  private readonly platform: Platform;

  constructor(testApp: TestApp, platform: Platform) {
    this.testApp = testApp;
    this.platform = platform;
  }

  /** Stores a link, and has the platform answer with a policy. */
  async arrangeLink(): Promise<Managed> {
    const community = await arrangeCommunity(this.testApp);
    const em = this.testApp.em();
    this.platform.answer = (request, response) =>
      answerFile(request.url?.endsWith('.zh.md') ? '# 社区隐私政策' : '# Ours\n\nLast updated: 7')(request, response);
    return { ...community, link: await buildLink(em, { owner: em.merge(community.account) }) };
  }

  set({ link, headers }: Managed, file: object, as: Headers = headers) {
    return mutate<{ settings: { privacyVersion: string; documents: object[] } }>(
      this.testApp,
      'setLinkPolicyDocument',
      { input: { linkId: link.linkId, ...file }, selection: SETTINGS, headers: as },
    );
  }

  remove({ link, headers }: Managed, place: object, as: Headers = headers) {
    return mutate<object>(this.testApp, 'removeLinkPolicyDocument', {
      input: { linkId: link.linkId, ...place },
      selection: SETTINGS,
      headers: as,
    });
  }

  /** What visitors of a link read. */
  async shown(linkId: string | null, { set = 'PRIVACY', language = 'EN' } = {}): Promise<Shown | undefined> {
    const variables = { set, language, linkId };
    return (await graphql<{ policyDocument: Shown }>(this.testApp.app, POLICY, variables)).data?.policyDocument;
  }

  eventsOf({ link }: Managed) {
    const where = { linkId: link.id, action: 'LINK_POLICY_CHANGED' } as const;
    return this.testApp.em().find(AuditEvent, where, { orderBy: { sequence: 'asc' } });
  }

  async versionOf({ link }: Managed) {
    return (await this.testApp.em().findOneOrFail(Link, link.id)).privacyVersion;
  }
}
