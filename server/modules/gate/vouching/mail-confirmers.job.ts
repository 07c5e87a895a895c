import { z } from 'zod';
import { confirmationMailsPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { CoverageStep } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { findGatePolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import { linkOf, PLACE, type PlacedPullRequest } from '#server/modules/gate/pull-request/pull-request-access.ts';
import { pullRequestAddress } from '#server/modules/gate/pull-request/pull-request-address.ts';
import { findLatest } from '#server/modules/gate/pull-request/pull-request-trace.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { stepUrl } from '#server/modules/gate/pull-request/step-url.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { addPoints, readCounts } from '#server/modules/ground/counter/count-points.ts';
import { nextDay } from '#server/modules/ground/counter/day.rules.ts';
import { ConfirmationNotice } from './confirmation-notice.entity.ts';
import { findConfirmers, type Confirmer } from './confirmers.queries.ts';
import { MutedConfirmation } from './muted-confirmation.entity.ts';

/** Mails in a day of UTC: to one person in all, and about one repository. */
export const PERSON_MAILS_PER_DAY = 3;
export const REPOSITORY_MAILS_PER_DAY = 50;

/** Milliseconds for which a mail may wait to be sent, since it holds a key. */
const KEY_MS = 7 * 86_400_000;

/**
 * Mails signers that commits of a pull request name them while nobody stands behind the commits: once for each pull
 * request and person, to the address that signed, which its owner has proved. People who have not signed get no mail:
 * anybody can type any address into a commit. Nothing is mailed about private repositories, whose name the mail would
 * reveal, or about observed ones.
 */
export const mailConfirmers = defineJob({
  name: 'mail-confirmers',
  payload: z.object({ pullRequestId: z.uuid() }),
  options: { retries: 5, retryDelaySeconds: 10, expirySeconds: 60 },
  key: ({ pullRequestId }) => pullRequestId,
  async run(deps, { pullRequestId }) {
    const ctx = createSystemContext(deps);
    const pullRequest = await findWaiting(ctx, pullRequestId);
    if (pullRequest === null) {
      return;
    }
    const latest = await findLatest(ctx, { pullRequest: pullRequestId, headSha: pullRequest.headSha });
    const { confirmationMails } = await findGatePolicy(ctx.em, linkOf(pullRequest).id);
    if (latest === undefined || latest.overriddenBy || !confirmationMails) {
      return;
    }
    for (const confirmer of await findConfirmers(ctx, linkOf(pullRequest), latest.commits)) {
      // One transaction each, so that no two wait for each other's counters.
      await change(ctx, (tx) => mailOnce(ctx, tx, { pullRequest, confirmer }));
    }
  },
});

function findWaiting({ em }: AppContext, id: string): Promise<PlacedPullRequest | null> {
  const repository = { mode: GateMode.ENFORCE, private: false, parkedAt: null, link: { unlinkedAt: null } };
  const open = { state: PullRequestState.OPEN, verdict: Verdict.UNCOVERED };
  return em.findOne(PullRequest, { id, ...open, repository }, { populate: PLACE });
}

interface Waiting {
  readonly pullRequest: PlacedPullRequest;
  readonly confirmer: Confirmer;
}

const NOTE = `
insert into confirmation_notice (id, pull_request_id, email_key, key_hash, created_at) values (?, ?, ?, ?, ?)
on conflict (pull_request_id, email_key) do nothing returning id`;

async function mailOnce(ctx: AppContext, tx: Change, { pullRequest, confirmer }: Waiting): Promise<void> {
  const { emailKey } = confirmer;
  const told = { pullRequest: pullRequest.id, emailKey };
  const wanted =
    (await tx.em.count(ConfirmationNotice, told)) === 0 && (await tx.em.count(MutedConfirmation, { emailKey })) === 0;
  if (!wanted || !(await isWithinBudget(ctx, tx, { pullRequest, confirmer }))) {
    return;
  }
  const key = newToken();
  const row = [crypto.randomUUID(), pullRequest.id, emailKey, hashToken(key), ctx.now()];
  const noted: unknown[] = await tx.em.execute(NOTE, row);
  if (noted.length > 0) {
    enqueue(ctx, tx, { pullRequest, confirmer, key });
  }
}

/** What is over a budget is not noted, so that a later verdict may still be mailed, and draws on no other budget. */
async function isWithinBudget(ctx: AppContext, tx: Change, { pullRequest, confirmer }: Waiting): Promise<boolean> {
  const budgets = [
    { subject: ['confirmation', 'person', confirmer.emailKey], limit: PERSON_MAILS_PER_DAY },
    { subject: ['confirmation', 'repository', pullRequest.repository.id], limit: REPOSITORY_MAILS_PER_DAY },
  ].map(({ subject, limit }) => ({ subject, limit: Math.max(1, Math.floor(limit * ctx.deps.config.rateLimitScale)) }));
  const subjects = budgets.map(({ subject }) => subject);
  const counts = await readCounts(ctx, tx.em, subjects);
  if (budgets.some(({ limit }, index) => (counts[index]?.points ?? 0) >= limit)) {
    return false;
  }
  for (const { subject, limit } of budgets) {
    // Others may have drawn on it meanwhile.
    if ((await addPoints(ctx, tx.em, { subject, points: 1, endsAt: nextDay(ctx.now()) })) > limit) {
      return false;
    }
  }
  return true;
}

function enqueue(ctx: AppContext, tx: Change, mailed: Waiting & { readonly key: string }): void {
  const { pullRequest, confirmer, key } = mailed;
  const link = linkOf(pullRequest);
  const { number, repository } = pullRequest;
  const { connection, host, path } = repository.$;
  const place = { platform: connection.$.platform, host, path, number };
  const { publicUrl } = ctx.deps.config;
  tx.enqueueMail({
    template: 'commits_to_confirm',
    language: confirmer.language,
    recipient: confirmer.email,
    link,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: confirmer.name,
      pullRequest: `${path} #${number}`,
      commits: String(confirmer.commits),
      pageUrl:
        stepUrl(ctx.deps, CoverageStep.CONFIRM_COMMITS, {
          linkId: link.linkId,
          pullRequest: pullRequestAddress(ctx.deps, place),
        }) ?? publicUrl.href,
    },
    secret: { url: new URL(confirmationMailsPath(key), publicUrl).href },
    secretExpiresAt: new Date(ctx.now().getTime() + KEY_MS),
  });
}
