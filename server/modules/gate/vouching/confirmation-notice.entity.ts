import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';

const ConfirmationNoticeSchema = defineEntity({
  name: 'ConfirmationNotice',
  properties: {
    ...baseProperties,
    pullRequest: () => p.manyToOne(PullRequest).ref().deleteRule('cascade'),
    /** The address that signed, normalised. */
    emailKey: p.text(),
    /** Hash of the key in the mail, with which its reader stops further ones. */
    keyHash: p.character().length(64).unique('confirmation_notice_key_unique').hidden(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'confirmation_notice_unique', properties: ['pullRequest', 'emailKey'] }],
});

/** A signer was mailed that commits of a pull request wait for them. */
export class ConfirmationNotice extends ConfirmationNoticeSchema.class {}
ConfirmationNoticeSchema.setClass(ConfirmationNotice);
