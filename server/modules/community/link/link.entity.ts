import { defineEntity, p } from '@mikro-orm/core';
import type { LinkPlatform } from '#rules/code-platform.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { LinkMember } from './members/link-member.entity.ts';
import { DEFAULT_GRACE_PERIOD_DAYS } from './project.rules.ts';

/** Whether a link takes new signings; what was signed counts in every state. */
export const LinkSigningState = { OPEN: 'open', PAUSED: 'paused', CLOSED: 'closed' } as const;
export type LinkSigningState = (typeof LinkSigningState)[keyof typeof LinkSigningState];

const LinkSchema = defineEntity({
  name: 'Link',
  properties: {
    ...baseProperties,
    /** The public id: `<platform>_<org>-<19 digits>`. */
    linkId: p.string().unique('link_link_id_unique'),
    alias: p.string(),
    projectUrl: p.text(),
    platform: oneOf<LinkPlatform>(),
    organization: p.string().nullable(),
    /** Its id on the platform, which alone decides who manages the link; null until somebody who manages it logs in. */
    organizationId: p.string().nullable(),
    /** When another organisation was seen under the name; until the link follows its own one, nobody may change it. */
    frozenAt: p.datetime().nullable(),
    repository: p.string().nullable(),
    owner: () => p.manyToOne(CommunityAccount).ref(),
    /**
     * Authorised address that mails of this link are sent from; null means the service's own, until the
     * community has one.
     */
    senderAddress: p.string().nullable(),
    /** The credential of that address; null with the service's own. */
    senderCredential: () => p.manyToOne(SenderCredential).ref().nullable().deleteRule('restrict'),
    gracePeriodDays: p.integer().default(DEFAULT_GRACE_PERIOD_DAYS),
    /** Whether its managers need a second factor. */
    requiresSecondFactor: p.boolean().default(false),
    createdAt: p.datetime(),
    signingState: p.enum(() => LinkSigningState).default(LinkSigningState.OPEN),
    /** What visitors read while no new signings are taken, in the community's words. */
    visitorText: p.text().nullable(),
    /** Whether the status of addresses is answered to API keys alone. */
    statusNeedsKey: p.boolean().default(false),
    /** Whether what an address signed as, and when, is answered to API keys alone. */
    kindNeedsKey: p.boolean().default(false),
    /** Whether strangers may still ask by the hash of an address when its status is answered to API keys alone. */
    answersHashes: p.boolean().default(false),
    /** Days after the end of a signing until its personal data are erased; 0: they are kept. */
    retentionDays: p.integer().default(0),
    /** Whether nothing is erased, neither by age nor on request. */
    legalHold: p.boolean().default(false),
    /** Whether the search on the home page finds it. */
    listed: p.boolean().default(false),
    /** Origins, besides that of the project, whose pages signers may be led back to; https only. */
    returnOrigins: p.json<string[]>().default([]),
    /** Version of the community's own privacy policy; null: that of the service applies. */
    privacyVersion: p.string().nullable(),
    unlinkedAt: p.datetime().nullable(),
    clas: () => p.oneToMany(Cla).mappedBy('link'),
    /** The members of a `web` link. */
    members: () => p.oneToMany(LinkMember).mappedBy('link'),
  },
  uniques: [
    { name: 'link_project_url_alias_live_unique', properties: ['projectUrl', 'alias'], where: 'unlinked_at is null' },
  ],
});

/** A project bound to its CLAs. */
export class Link extends LinkSchema.class {}
LinkSchema.setClass(Link);
