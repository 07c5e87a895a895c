import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Vouching } from './vouching.rules.ts';

const CommitVouchingSchema = defineEntity({
  name: 'CommitVouching',
  properties: {
    ...baseProperties,
    /** Host of the instance, and the platform's id of the repository that the commit was proposed to. */
    host: p.text(),
    repositoryId: p.string(),
    sha: p.string(),
    source: p.enum(() => Vouching),
    /** Id and login of the account; empty where an address vouches. */
    accountId: p.string(),
    login: p.string(),
    bot: p.boolean().default(false),
    /** Normalised; empty where an account vouches. */
    emailKey: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [
    {
      name: 'commit_vouching_unique',
      properties: ['host', 'repositoryId', 'sha', 'source', 'accountId', 'emailKey'],
    },
  ],
});

/** Somebody who stands behind a commit of a repository, wherever it appears there. Rows are added, never changed. */
export class CommitVouching extends CommitVouchingSchema.class {}
CommitVouchingSchema.setClass(CommitVouching);
