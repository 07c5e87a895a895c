import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { LinkRole, MemberRole } from '../link-role.rules.ts';
import type { ChangeLinkMemberRoleInput as ChangeRoleInput } from './change-link-member-role.ts';
import type { InviteLinkMemberInput as InviteInput } from './invite-link-member.ts';
import type { OfLink } from './withdraw-link-invitation.ts';

registerEnumType(LinkRole, {
  name: 'LinkRole',
  description: 'What a community manager may do at a link.',
  valuesConfig: {
    OWNER: { description: 'Everything. Of a link of a code platform all administrators of its organisation.' },
    MANAGER: { description: 'Everything but unlink the project and decide whom it is shared with.' },
    VIEWER: { description: 'See all of it, and change nothing.' },
  },
});

registerEnumType(MemberRole, {
  name: 'LinkMemberRole',
  description: 'What the owner of a link can allow somebody else.',
  valuesConfig: {
    MANAGER: { description: 'Everything but unlink the project and decide whom it is shared with.' },
    VIEWER: { description: 'See all of it, and change nothing.' },
  },
});

@ObjectType('LinkMember', { description: 'Somebody who has a role at a link.' })
export class LinkMemberType {
  @Field(() => ID, { description: 'Id to change their role by, to remove them or to pass the link on to them.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Name that they log in with.' })
  account!: string;

  @Field(() => LinkRole, { description: 'What they may do.' })
  role!: LinkRole;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when; null for the owner.' })
  joinedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer!: boolean;
}

@ObjectType('LinkInvitation', { description: 'Somebody who was invited to share a link and has not accepted.' })
export class LinkInvitationType {
  @Field(() => ID, { description: 'Id to withdraw it by.' })
  id!: string;

  @Field(() => String, { description: 'Invited address.' })
  email!: string;

  @Field(() => MemberRole, { description: 'What they will be allowed.' })
  role!: MemberRole;

  @Field(() => GraphQLISODateTime, { description: 'When it was mailed.' })
  invitedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType('LinkMembers', { description: 'Who has a role at a link.' })
export class LinkMembersType {
  @Field(() => [LinkMemberType], { description: 'The owner first, then the others in the order in which they joined.' })
  members!: LinkMemberType[];

  @Field(() => [LinkInvitationType], {
    description: 'Invitations that were not accepted, expired ones too; empty for anybody but the owner.',
  })
  invitations!: LinkInvitationType[];
}

@ObjectType('LinkMembersPayload', { description: 'Who has a role at the link after a change.' })
export class LinkMembersPayload {
  @Field(() => LinkMembersType, { description: 'Who has a role at it.' })
  members!: LinkMembersType;
}

@ObjectType('LinkMembershipPayload', { description: 'The link that the viewer has joined or left.' })
export class LinkMembershipPayload {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;
}

@ObjectType('LinkInvitationOffer', { description: 'An invitation, for whoever holds its key.' })
export class LinkInvitationOfferType {
  @Field(() => String, { description: 'Name of the community.' })
  community!: string;

  @Field(() => String, { description: 'Address of the project.' })
  projectUrl!: string;

  @Field(() => String, { description: 'Name of whoever invites.' })
  inviter!: string;

  @Field(() => MemberRole, { description: 'What whoever accepts may do.' })
  role!: MemberRole;

  @Field(() => String, { description: 'Invited address; only an account with it can accept.' })
  email!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@InputType({ description: 'Whom to invite to share a link.' })
export class InviteLinkMemberInput implements InviteInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Address to invite.' })
  email!: string;

  @Field(() => MemberRole, { description: 'What they will be allowed.' })
  role!: MemberRole;

  @Field(() => Language, { description: 'Language of the mail.' })
  language!: Language;
}

@InputType({ description: 'Somebody whom a link is shared with, or was offered to.' })
export class LinkMemberInput implements OfLink {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Id of the member, or of the invitation.' })
  id!: string;
}

@InputType({ description: 'Whose role to change.' })
export class ChangeLinkMemberRoleInput extends LinkMemberInput implements ChangeRoleInput {
  @Field(() => MemberRole, { description: 'What they are allowed from now on.' })
  role!: MemberRole;
}

@InputType({ description: 'An invitation to accept.' })
export class AcceptLinkInvitationInput {
  @Field(() => ID, { description: 'The key: the last segment of the address in the mail.' })
  key!: string;
}

@InputType({ description: 'A link to leave.' })
export class LeaveLinkInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;
}
