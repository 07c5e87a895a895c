import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { MemberRole } from '../link-role.rules.ts';
import { Link } from '../link.entity.ts';

const LinkMemberSchema = defineEntity({
  name: 'LinkMember',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    account: () => p.manyToOne(CommunityAccount).ref(),
    role: p.enum(() => MemberRole),
    joinedAt: p.datetime(),
  },
  uniques: [{ name: 'link_member_link_account_unique', properties: ['link', 'account'] }],
  indexes: [{ name: 'link_member_account_index', properties: ['account'] }],
});

/** A community manager who shares a `web` link with its owner. */
export class LinkMember extends LinkMemberSchema.class {}
LinkMemberSchema.setClass(LinkMember);
