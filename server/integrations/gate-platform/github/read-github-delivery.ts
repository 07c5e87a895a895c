import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  DeliveryNews,
  IncomingDelivery,
  MergeGroup,
  PlatformPerson,
  PostedComment,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { isoTime, platformId, parsePlatformJson } from '#server/integrations/gate-platform/platform-json.ts';
import { withoutSecrets } from '#server/integrations/gate-platform/without-secrets.ts';
import { isSigned } from './github-signature.ts';

/** Events about the App's installations, and about repositories that come, go, move, or change their names. */
const REACH_EVENTS = new Set(['installation', 'installation_repositories', 'installation_target', 'repository']);

/** Actions of these that change nothing that the gate knows, such as new descriptions, which programs set on many. */
const REACH_STAYS = new Set(['edited']);

const person = z.object({ id: platformId, login: z.string(), type: z.string().catch('User') });

/** What is read of a webhook. Members of other shapes count as absent: GitHub adds events and changes them. */
const payload = z
  .object({
    action: z.string().optional().catch(undefined),
    sender: person.optional().catch(undefined),
    repository: z.object({ id: platformId, full_name: z.string() }).optional().catch(undefined),
    installation: z.object({ id: platformId }).optional().catch(undefined),
    repositories_added: z
      .array(z.object({ id: platformId }))
      .optional()
      .catch(undefined),
    pull_request: z
      .object({
        number: z.number(),
        head: z.object({ sha: z.string() }),
        base: z.object({ ref: z.string() }).optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
    before: z.string().optional().catch(undefined),
    after: z.string().optional().catch(undefined),
    issue: z
      .object({ number: z.number(), pull_request: z.object({}).optional() })
      .optional()
      .catch(undefined),
    comment: z.object({ id: platformId, body: z.string(), created_at: isoTime }).optional().catch(undefined),
    check_run: z.object({ head_sha: z.string() }).optional().catch(undefined),
    check_suite: z.object({ head_sha: z.string() }).optional().catch(undefined),
    merge_group: z
      .object({ head_sha: z.string(), base_sha: z.string(), head_ref: z.string(), base_ref: z.string().optional() })
      .optional()
      .catch(undefined),
  })
  .catch({});
type Payload = z.infer<typeof payload>;

/** Checks and reads a webhook of an App; undefined when none of the secrets signed it. */
export function readGithubDelivery(
  { headers, body }: IncomingDelivery,
  secrets: readonly string[],
): DeliveryNews | undefined {
  if (!isSigned(body, headers['x-hub-signature-256'], secrets)) {
    return undefined;
  }
  const text = body.toString();
  const told = readPayload(text);
  const event = headers['x-github-event'] ?? 'unknown';
  const { repository, installation, action } = told;
  return {
    // GitHub lists a delivery, and sends it again, under this GUID.
    key: headers['x-github-delivery'] ?? createHash('sha256').update(body).digest('hex'),
    event: action === undefined ? event : `${event}.${action}`,
    repository: repository === undefined ? null : { id: repository.id, path: repository.full_name },
    installationId: installation?.id ?? null,
    reach: REACH_EVENTS.has(event) && !REACH_STAYS.has(action ?? ''),
    restored: restoredBy(event, told),
    storedBody: withoutSecrets(body),
    ...NOTHING,
    ...READERS[event]?.(told),
  };
}

function restoredBy(event: string, { action, repositories_added: added }: Payload): DeliveryNews['restored'] {
  if (event === 'installation' && action === 'unsuspend') {
    return 'all';
  }
  return event === 'installation_repositories' && added?.length ? added.map(({ id }) => id) : null;
}

type Told = Pick<DeliveryNews, 'numbers' | 'shas' | 'push' | 'update' | 'comment' | 'mergeGroup' | 'goneMergeGroup'>;

const NOTHING: Told = {
  numbers: [],
  shas: [],
  push: null,
  update: null,
  comment: null,
  mergeGroup: null,
  goneMergeGroup: null,
};

/** What each event says; others say nothing that the gate needs. */
const READERS: Readonly<Record<string, (told: Payload) => Partial<Told>>> = {
  pull_request: readPullRequest,
  issue_comment: readComment,
  check_run: ({ action, check_run: run }) => readRerun(action, run),
  check_suite: ({ action, check_suite: suite }) => readRerun(action, suite),
  merge_group: readGroup,
};

function readPullRequest({ action, pull_request: pull, sender, before, after }: Payload): Partial<Told> {
  if (pull === undefined) {
    return {};
  }
  const isLabel = action === 'labeled' || action === 'unlabeled';
  // The opener vouches for its head, so that the next push is known to begin there.
  const pushed = (action === 'synchronize' || action === 'opened') && sender !== undefined;
  return {
    numbers: [pull.number],
    update:
      isLabel && sender && pull.base ? { by: sender.login, headSha: pull.head.sha, baseBranch: pull.base.ref } : null,
    push: pushed ? { headSha: after ?? pull.head.sha, before: before ?? null, by: toPerson(sender) } : null,
  };
}

/** New comments of people on pull requests; our own and those of other bots would answer each other for ever. */
function readComment({ action, issue, comment, sender }: Payload): Partial<Told> {
  const isNew = action === 'created' && issue?.pull_request !== undefined && comment !== undefined;
  if (!isNew || sender === undefined || toPerson(sender).bot) {
    return {};
  }
  const { id, body: text, created_at: createdAt } = comment;
  const posted: PostedComment = { id, text, author: toPerson(sender), createdAt };
  return { numbers: [issue.number], comment: posted };
}

/** GitHub names no pull requests of forks here, so the commit says which are meant. */
function readRerun(action: string | undefined, subject: { readonly head_sha: string } | undefined): Partial<Told> {
  return action === 'rerequested' && subject !== undefined ? { shas: [subject.head_sha] } : {};
}

function readGroup({ action, merge_group: group }: Payload): Partial<Told> {
  if (group === undefined) {
    return {};
  }
  const asked: MergeGroup = {
    headSha: group.head_sha,
    baseSha: group.base_sha,
    headRef: group.head_ref,
    baseBranch: group.base_ref?.replace(/^refs\/heads\//, '') ?? null,
  };
  if (action === 'destroyed') {
    return { goneMergeGroup: asked.headSha };
  }
  return action === 'checks_requested' ? { mergeGroup: asked } : {};
}

function toPerson({ id: personId, login, type }: z.infer<typeof person>): PlatformPerson {
  return { id: personId, login, bot: type === 'Bot' };
}

function readPayload(text: string): Payload {
  try {
    return payload.parse(parsePlatformJson(text));
  } catch {
    return {};
  }
}
