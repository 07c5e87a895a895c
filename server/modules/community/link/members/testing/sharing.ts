import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import type { MemberRole } from '../../link-role.rules.ts';
import type { Link } from '../../link.entity.ts';
import { LinkMember } from '../link-member.entity.ts';

/** A community manager who is logged in. */
export interface Person {
  readonly account: CommunityAccount;
  readonly headers: SessionHeaders;
}

/** A `web` link and its owner. */
export interface SharedLink {
  readonly link: Link;
  readonly owner: Person;
}

/** A member of a link. */
export interface Member extends Person {
  readonly id: string;
}

interface Members {
  readonly members: readonly {
    id: string;
    account: string;
    role: string;
    isViewer: boolean;
    joinedAt: string | null;
  }[];
  readonly invitations: readonly { id: string; email: string; role: string }[];
}

const MEMBERS = 'members { id account role isViewer joinedAt } invitations { id email role }';

/** The types of the inputs. */
const INPUTS = {
  inviteLinkMember: 'InviteLinkMemberInput',
  withdrawLinkInvitation: 'LinkMemberInput',
  changeLinkMemberRole: 'ChangeLinkMemberRoleInput',
  removeLinkMember: 'LinkMemberInput',
  transferLink: 'LinkMemberInput',
} as const;

/** Shares links over GraphQL. */
export class Sharing {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async arrangePerson(facts: Partial<Pick<CommunityAccount, 'email' | 'deactivatedAt'>> = {}): Promise<Person> {
    const account = await buildAccount(this.testApp.em(), facts);
    return { account, headers: await signIn(this.testApp, account) };
  }

  async arrangeLink(): Promise<SharedLink> {
    const owner = await this.arrangePerson();
    const em = this.testApp.em();
    return { link: await buildLink(em, { owner: em.merge(owner.account) }), owner };
  }

  /** Stores a member of the link. */
  async arrangeMember({ link }: SharedLink, role: MemberRole): Promise<Member> {
    const person = await this.arrangePerson();
    const em = this.testApp.em();
    const facts = { link: link.id, account: person.account.id, role, joinedAt: new Date() };
    const { id } = em.create(LinkMember, facts);
    await em.flush();
    return { ...person, id };
  }

  invite({ link, owner }: SharedLink, email: string, { role = 'MANAGER', as = owner } = {}) {
    const input = { linkId: link.linkId, email, role, language: 'ZH' };
    return this.change('inviteLinkMember', input, as);
  }

  withdraw({ link, owner }: SharedLink, id: string, as: Person = owner) {
    return this.change('withdrawLinkInvitation', { linkId: link.linkId, id }, as);
  }

  changeRole({ link, owner }: SharedLink, { id, role }: { id: string; role: string }, as: Person = owner) {
    return this.change('changeLinkMemberRole', { linkId: link.linkId, id, role }, as);
  }

  remove({ link, owner }: SharedLink, id: string, as: Person = owner) {
    return this.change('removeLinkMember', { linkId: link.linkId, id }, as);
  }

  transfer({ link, owner }: SharedLink, id: string, as: Person = owner) {
    return this.change('transferLink', { linkId: link.linkId, id }, as);
  }

  accept(key: string, { headers }: Person): Promise<GraphqlAnswer<{ acceptLinkInvitation: { linkId: string } }>> {
    const query = 'mutation ($key: ID!) { acceptLinkInvitation(input: { key: $key }) { linkId } }';
    return graphql(this.testApp.app, query, { key }, headers);
  }

  leave({ link }: SharedLink, { headers }: Person): Promise<GraphqlAnswer<object>> {
    const query = 'mutation ($linkId: ID!) { leaveLink(input: { linkId: $linkId }) { linkId } }';
    return graphql(this.testApp.app, query, { linkId: link.linkId }, headers);
  }

  offer(key: string): Promise<GraphqlAnswer<{ linkInvitation: object }>> {
    const query = 'query ($key: ID!) { linkInvitation(key: $key) { community inviter email role } }';
    return graphql(this.testApp.app, query, { key });
  }

  async membersOf({ link }: SharedLink, { headers }: Person): Promise<Members | undefined> {
    const query = `query ($linkId: ID!) { linkMembers(linkId: $linkId) { ${MEMBERS} } }`;
    const answer = await graphql<{ linkMembers: Members }>(this.testApp.app, query, { linkId: link.linkId }, headers);
    return answer.data?.linkMembers;
  }

  /** What somebody may do at the link, as its page learns it; undefined for a stranger. */
  async roleOf({ link }: SharedLink, { headers }: Person): Promise<string | undefined> {
    const query = 'query ($id: ID!) { linkDetails(id: $id) { viewerRole } }';
    const answer = await graphql<{ linkDetails: { viewerRole: string } }>(
      this.testApp.app,
      query,
      { id: link.linkId },
      headers,
    );
    return answer.data?.linkDetails.viewerRole;
  }

  /** The key in the newest mail to an address. */
  async keyMailedTo(email: string): Promise<string> {
    const mail = (await this.testApp.mailsTo(email)).findLast(({ template }) => template === 'link_invitation');
    const sealed = mail?.secret ?? Buffer.of();
    const opened = this.testApp.deps.secretBox.decrypt('mail', { row: mail?.id ?? '', sealed });
    const { url } = JSON.parse(opened) as { url: string };
    return new URL(url).pathname.split('/').at(-1) ?? '';
  }

  /** Occasions of the mails that notified somebody of changes. */
  async noticesTo({ account }: Person): Promise<unknown[]> {
    const mails = await this.testApp.mailsTo(account.email ?? '');
    return mails.filter(({ template }) => template === 'link_member_changed').map(({ data }) => data['occasion']);
  }

  /** What was recorded at the link, in its order. */
  async eventsOf({ link }: SharedLink): Promise<Pick<AuditEvent, 'action' | 'details'>[]> {
    const events = await this.testApp.em().find(AuditEvent, { linkId: link.id }, { orderBy: { sequence: 'asc' } });
    return events.map(({ action, details }) => ({ action, details }));
  }

  private change(
    name: keyof typeof INPUTS,
    input: object,
    { headers }: Person,
  ): Promise<GraphqlAnswer<Record<string, { members: Members }>>> {
    const query = `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { members { ${MEMBERS} } } }`;
    return graphql(this.testApp.app, query, { input }, headers);
  }
}
