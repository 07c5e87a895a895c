import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Link } from '../link.entity.ts';
import { acceptLinkInvitation, findLinkInvitation } from './accept-link-invitation.ts';
import { changeLinkMemberRole } from './change-link-member-role.ts';
import { inviteLinkMember } from './invite-link-member.ts';
import { listLinkMembers, presentMembers, type LinkMembers } from './link-members.queries.ts';
import {
  AcceptLinkInvitationInput,
  ChangeLinkMemberRoleInput,
  InviteLinkMemberInput,
  LeaveLinkInput,
  LinkInvitationOfferType,
  LinkMembershipPayload,
  LinkMemberInput,
  LinkMembersPayload,
  LinkMembersType,
} from './link-members.types.ts';
import { leaveLink, removeLinkMember } from './remove-link-member.ts';
import { transferLink } from './transfer-link.ts';
import { withdrawLinkInvitation } from './withdraw-link-invitation.ts';

const OWNERS =
  '`no_link`, `no_permission` for anybody but the owner and for links of code platforms, `link_frozen`, `step_up_needed` with `methods`';

/** The members of a `web` link. */
@Resolver()
export class LinkMembersResolver {
  @Query(() => LinkMembersType, {
    description: 'Who has a role at a link, for all of them. Errors: `no_link`, `no_permission`.',
  })
  async linkMembers(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersType> {
    return toType(await listLinkMembers(ctx, linkId));
  }

  @Query(() => LinkInvitationOfferType, {
    description:
      'What an invitation to share a link is about, for whoever holds its key. Errors: `illegal_link` for a malformed key; `link_expired` for one that is unknown, older than seven days, accepted or withdrawn.',
  })
  async linkInvitation(
    @Arg('key', () => ID, { description: 'The key: the last segment of the address in the mail.' }) key: string,
    @Ctx() ctx: AppContext,
  ): Promise<LinkInvitationOfferType> {
    const { link, invitedBy, email, role, expiresAt } = await findLinkInvitation(ctx, key);
    const { alias: community, projectUrl } = link.$;
    return { community, projectUrl, inviter: invitedBy.$.name, email, role, expiresAt };
  }

  @Mutation(() => LinkMembersPayload, {
    description: `Invites whoever has an account with an address to share a link without an organisation, by a mail whose link is good for seven days and once. Errors: ${OWNERS}, \`invalid_email\`, \`bad_request_parameter\` with \`email\` for somebody who has a role already or with \`linkId\` above 50 people and invitations, \`too_many_request\` with \`retryAfter\` within 60 s of the last invitation of the address and above 100 of the owner in a day.`,
  })
  async inviteLinkMember(
    @Arg('input', () => InviteLinkMemberInput, { description: 'Whom.' }) input: InviteLinkMemberInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersPayload> {
    return payload(ctx, await inviteLinkMember(ctx, input));
  }

  @Mutation(() => LinkMembersPayload, {
    description: `Withdraws an invitation. Errors: ${OWNERS}, \`not_found\`.`,
  })
  async withdrawLinkInvitation(
    @Arg('input', () => LinkMemberInput, { description: 'Which.' }) input: LinkMemberInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersPayload> {
    return payload(ctx, await withdrawLinkInvitation(ctx, input));
  }

  @Mutation(() => LinkMembershipPayload, {
    description:
      'Gives the viewer the role at the link that they were invited to, and notifies its owner by mail. Errors: `illegal_link`, `link_expired`, `no_permission` for an account with another address than the invited one.',
  })
  async acceptLinkInvitation(
    @Arg('input', () => AcceptLinkInvitationInput, { description: 'Which.' }) { key }: AcceptLinkInvitationInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembershipPayload> {
    return { linkId: (await acceptLinkInvitation(ctx, key)).linkId };
  }

  @Mutation(() => LinkMembersPayload, {
    description: `Gives somebody another role at a link, at once, and notifies them by mail. Errors: ${OWNERS}, \`not_found\`.`,
  })
  async changeLinkMemberRole(
    @Arg('input', () => ChangeLinkMemberRoleInput, { description: 'Whose.' }) input: ChangeLinkMemberRoleInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersPayload> {
    return payload(ctx, await changeLinkMemberRole(ctx, input));
  }

  @Mutation(() => LinkMembersPayload, {
    description: `Ends that a link is shared with somebody, at once, and notifies them by mail. Errors: ${OWNERS}, \`not_found\`.`,
  })
  async removeLinkMember(
    @Arg('input', () => LinkMemberInput, { description: 'Whom.' }) input: LinkMemberInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersPayload> {
    return payload(ctx, await removeLinkMember(ctx, input));
  }

  @Mutation(() => LinkMembersPayload, {
    description: `Makes a manager the owner of a link, and its owner a manager; notifies the new owner by mail. Errors: ${OWNERS}, \`not_found\`, \`bad_request_parameter\` with \`id\` for a viewer or a deactivated account.`,
  })
  async transferLink(
    @Arg('input', () => LinkMemberInput, { description: 'To whom.' }) input: LinkMemberInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembersPayload> {
    return payload(ctx, await transferLink(ctx, input));
  }

  @Mutation(() => LinkMembershipPayload, {
    description:
      'Ends that a link is shared with the viewer, and notifies its owner by mail. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `linkId` for its owner and for a link of a code platform.',
  })
  async leaveLink(
    @Arg('input', () => LeaveLinkInput, { description: 'Which.' }) { linkId }: LeaveLinkInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkMembershipPayload> {
    return { linkId: (await leaveLink(ctx, linkId)).linkId };
  }
}

async function payload(ctx: AppContext, link: Link): Promise<LinkMembersPayload> {
  return { members: toType(await presentMembers(ctx, link)) };
}

function toType({ members, invitations }: LinkMembers): LinkMembersType {
  return {
    members: members.map(({ account: { name, account }, ...facts }) => ({ ...facts, name, account })),
    invitations: invitations.map(({ id, email, role, invitedAt, expiresAt }) => ({
      id,
      email,
      role,
      invitedAt,
      expiresAt,
    })),
  };
}
