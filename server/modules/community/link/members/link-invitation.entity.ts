import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { MemberRole } from '../link-role.rules.ts';
import { Link } from '../link.entity.ts';

const LinkInvitationSchema = defineEntity({
  name: 'LinkInvitation',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    invitedBy: () => p.manyToOne(CommunityAccount).ref(),
    email: p.string(),
    role: p.enum(() => MemberRole),
    /** Hash of the random key in the mail. */
    keyHash: p.character().length(64).unique('link_invitation_key_hash_unique').hidden(),
    invitedAt: p.datetime(),
    expiresAt: p.datetime(),
  },
  uniques: [{ name: 'link_invitation_link_email_unique', properties: ['link', 'email'] }],
});

/**
 * Lets the account with this address become a member of a `web` link in a role, once. It is deleted when it is accepted
 * or withdrawn, and replaced when the address is invited again.
 */
export class LinkInvitation extends LinkInvitationSchema.class {}
LinkInvitationSchema.setClass(LinkInvitation);
