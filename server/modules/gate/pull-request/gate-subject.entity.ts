import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

const GateSubjectSchema = defineEntity({
  name: 'GateSubject',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    /** Address of the instance that the account is of. */
    host: p.text(),
    /** Id and login of the account; empty and null without one. */
    accountId: p.string(),
    login: p.string().nullable(),
    bot: p.boolean().default(false),
    /** The address as typed, and normalised for comparison; null and empty without one. */
    email: p.text().nullable(),
    emailKey: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'gate_subject_identity_unique', properties: ['link', 'host', 'accountId', 'emailKey'] }],
  indexes: [{ name: 'gate_subject_email_index', properties: ['link', 'emailKey'] }],
});

/** A person or bot in commits of a link's repositories. Kept apart from the verdicts, so that it can be erased. */
export class GateSubject extends GateSubjectSchema.class {}
GateSubjectSchema.setClass(GateSubject);
