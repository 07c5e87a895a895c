import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import type { RegisteredAgent } from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import {
  CoAuthorPolicy,
  CommentPolicy,
  type GateLabels,
  type OldCheck,
  type PolicySubject,
  type RegisteredBot,
} from './gate-policy.rules.ts';

const GatePolicySchema = defineEntity({
  name: 'GatePolicy',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref().unique('gate_policy_link_unique'),
    /** The subjects of each commit that it requires. */
    subjects: p.json<PolicySubject[]>(),
    coAuthors: p.enum(() => CoAuthorPolicy),
    /** Whether a required co-author has to stand behind the commit. */
    coAuthorsNeedConfirmation: p.boolean().default(false),
    /** Whether an address suffices that was typed into a commit, or an account that the platform ties to it. */
    acceptClaimedAccounts: p.boolean(),
    bots: p.json<RegisteredBot[]>(),
    /** AI agents whose stance differs from the default, or that the link has added. */
    agents: p.json<RegisteredAgent[]>().default('[]'),
    /** Organisations, or teams as `organisation/team`, whose members are exempt; some with `@host`. */
    exemptOrganizations: p.json<string[]>(),
    /** Changes of at most so many lines are exempt; null exempts none. */
    minimumLines: p.integer().nullable(),
    /** Patterns that all files of such a change must match; empty admits any file. */
    minimumLinesFiles: p.json<string[]>(),
    /** Null sets no labels. */
    labels: p.json<GateLabels>().nullable(),
    comment: p.enum(() => CommentPolicy),
    /** Name of a built-in template, or `custom`. */
    commentTemplate: p.string(),
    /** Text of `custom`. */
    commentText: p.text().nullable(),
    commentLanguage: oneOf<Language>(),
    commands: p.json<string[]>(),
    /** Whether the opener of a pull request may cancel its verdict as well. */
    openerMayCancel: p.boolean().default(false),
    /** Whether signers are mailed that commits wait for them. */
    confirmationMails: p.boolean().default(true),
    /** Whether the comment asks to be resolved, and whether covered pull requests are passed as a tester. */
    resolveComment: p.boolean().default(false),
    passAsTester: p.boolean().default(false),
    /** What verdicts of observed repositories are compared with; null compares nothing. */
    oldCheck: p.json<OldCheck>().nullable(),
    updatedAt: p.datetime(),
  },
});

/** What a link demands of pull requests. A link without a row has the default policy. */
export class GatePolicy extends GatePolicySchema.class {}
GatePolicySchema.setClass(GatePolicy);
