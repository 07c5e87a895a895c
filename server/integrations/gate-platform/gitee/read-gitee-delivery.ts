import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  DeliveryNews,
  IncomingDelivery,
  PlatformPerson,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { parsePlatformJson, platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { giteeProof, isProved } from './gitee-signature.ts';

/** Members in which Gitee repeats what proves a webhook. */
const PROOF_MEMBERS = new Set(['password', 'sign', 'timestamp', 'token', 'secret']);

/** What may change the commits of a pull request or whether it is open. Labels and comments of ours would loop. */
const CHANGES = new Set(['open', 'reopen', 'close', 'merge', 'update']);
const CHANGED_BRANCHES = new Set(['source_branch_changed', 'target_branch_changed']);

const place = z
  .object({ id: platformId, full_name: z.string().optional(), path_with_namespace: z.string().optional() })
  .transform(({ id, full_name: path, path_with_namespace: other }) => ({ id, path: path ?? other ?? '' }))
  .optional()
  .catch(undefined);
const person = z.object({ id: platformId.catch(''), login: z.string() });

/** What is read of a webhook. Members of other shapes count as absent: Gitee adds events and changes them. */
const payload = z
  .object({
    hook_id: platformId.catch(''),
    hook_name: z.string().optional().catch(undefined),
    timestamp: platformId.catch(''),
    action: z.string().optional().catch(undefined),
    action_desc: z.string().nullish().catch(undefined),
    repository: place,
    project: place,
    number: z.int().positive().optional().catch(undefined),
    pull_request: z.object({ number: z.int().positive() }).optional().catch(undefined),
    noteable_type: z.string().optional().catch(undefined),
    comment: z.object({ id: platformId, body: z.string(), user: person }).optional().catch(undefined),
    check_run: z.object({ head_sha: z.string() }).optional().catch(undefined),
  })
  .catch({ hook_id: '', timestamp: '' });
type Payload = z.infer<typeof payload>;

/** When a delivery came, and what proves deliveries of its connection. */
export interface DeliveryProofs {
  readonly secrets: readonly string[];
  readonly now: Date;
}

/**
 * Checks and reads a webhook; undefined when none of the secrets proves it. Nothing proves its body, so it says only
 * where to look: who pushed is left out, and a comment is to be confirmed.
 */
export function readGiteeDelivery(
  { headers, body }: IncomingDelivery,
  { secrets, now }: DeliveryProofs,
): DeliveryNews | undefined {
  if (!isProved(giteeProof(headers), secrets, now)) {
    return undefined;
  }
  const parsed = parse(body);
  const told = payload.parse(parsed);
  const event = told.hook_name ?? headers['x-gitee-event'] ?? 'unknown';
  const sha256 = createHash('sha256').update(body).digest('hex');
  return {
    key: `${told.hook_id}:${told.timestamp}:${sha256}`,
    event: [event, told.action, told.action_desc].filter((part) => part !== undefined && part !== null).join('.'),
    repository: told.repository ?? told.project ?? null,
    push: null,
    // Labels are updates with a reason there, which are passed over.
    update: null,
    mergeGroup: null,
    goneMergeGroup: null,
    installationId: null,
    reach: false,
    restored: null,
    storedBody: withoutProofs(parsed, secrets),
    ...readNews(told),
  };
}

type Told = Pick<DeliveryNews, 'numbers' | 'shas' | 'comment'>;

const NOTHING: Told = { numbers: [], shas: [], comment: null };

function readNews(told: Payload): Told {
  const { action, action_desc: change, noteable_type: noteable, comment, check_run: run } = told;
  const number = told.number ?? told.pull_request?.number;
  if (run !== undefined) {
    return action === 'rerequested' ? { ...NOTHING, shas: [run.head_sha] } : NOTHING;
  }
  if (number === undefined) {
    return NOTHING;
  }
  if (comment !== undefined) {
    const isNew = action === 'comment' && noteable === 'PullRequest';
    const { id, body: text, user } = comment;
    return isNew
      ? { ...NOTHING, numbers: [number], comment: { id, text, author: toPerson(user), createdAt: null } }
      : NOTHING;
  }
  const isOther = action === 'update' && typeof change === 'string' && !CHANGED_BRANCHES.has(change);
  return CHANGES.has(action ?? '') && !isOther ? { ...NOTHING, numbers: [number] } : NOTHING;
}

function toPerson({ id, login }: z.infer<typeof person>): PlatformPerson {
  return { id, login, bot: false };
}

function parse(body: Buffer): unknown {
  try {
    return parsePlatformJson(body.toString());
  } catch {
    return {};
  }
}

/** The body without what Gitee repeats of its secrets, wherever it stands. What is no JSON is not kept. */
function withoutProofs(parsed: unknown, secrets: readonly string[]): Buffer {
  const text = JSON.stringify(parsed, (name, value: unknown) => {
    if (PROOF_MEMBERS.has(name)) {
      return undefined;
    }
    return typeof value === 'string' ? withoutSecrets(value, secrets) : value;
  });
  return Buffer.from(text);
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
