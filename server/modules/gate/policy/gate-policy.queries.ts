import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import type { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { GatePolicy } from './gate-policy.entity.ts';
import { DEFAULT_GATE_POLICY, type GatePolicyFacts } from './gate-policy.rules.ts';

/** Finds the policy of a link, by the link's internal id: the stored one or the default. */
export async function findGatePolicy(em: Em, linkId: string): Promise<GatePolicyFacts> {
  const stored = await em.findOne(GatePolicy, { link: linkId });
  return stored === null ? DEFAULT_GATE_POLICY : toPolicyFacts(stored);
}

/** Finds the policy for the pull requests of a repository, which may ask for other people than its link does. */
export async function findRepositoryPolicy(
  em: Em,
  { link, subjects }: Pick<GatedRepository, 'link' | 'subjects'>,
): Promise<GatePolicyFacts> {
  const policy = await findGatePolicy(em, link.id);
  return { ...policy, subjects: subjects ?? policy.subjects };
}

/** The policy without what belongs to its row. */
export function toPolicyFacts(stored: GatePolicy): GatePolicyFacts {
  return {
    subjects: stored.subjects,
    coAuthors: stored.coAuthors,
    coAuthorsNeedConfirmation: stored.coAuthorsNeedConfirmation,
    acceptClaimedAccounts: stored.acceptClaimedAccounts,
    bots: stored.bots,
    agents: stored.agents,
    exemptOrganizations: stored.exemptOrganizations,
    minimumLines: stored.minimumLines ?? null,
    minimumLinesFiles: stored.minimumLinesFiles,
    labels: stored.labels ?? null,
    comment: stored.comment,
    commentTemplate: stored.commentTemplate,
    commentText: stored.commentText ?? null,
    commentLanguage: stored.commentLanguage,
    commands: stored.commands,
    openerMayCancel: stored.openerMayCancel,
    confirmationMails: stored.confirmationMails,
    resolveComment: stored.resolveComment,
    passAsTester: stored.passAsTester,
    oldCheck: stored.oldCheck ?? null,
  };
}

/** Returns the policy of a link to its managers. Errors: those of `getOwnLink`. */
export async function getGatePolicy(ctx: AppContext, linkId: string): Promise<GatePolicyFacts> {
  const { link } = await getOwnLink(ctx, linkId);
  return findGatePolicy(ctx.em, link.id);
}
