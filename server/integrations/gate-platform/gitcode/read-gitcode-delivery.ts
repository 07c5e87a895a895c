import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryNews, IncomingDelivery } from '#server/integrations/gate-platform/gate-platform.ts';
import { parsePlatformJson, platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { withoutSecrets } from '#server/integrations/gate-platform/without-secrets.ts';

/** The platform has two names, and its webhooks either of them. */
const FAMILIES = ['x-gitcode', 'x-atomgit'] as const;

const payload = z
  .object({
    object_kind: z.string().optional().catch(undefined),
    user: z.object({ id: platformId, username: z.string() }).optional().catch(undefined),
    project: z.object({ id: platformId, path_with_namespace: z.string() }).optional().catch(undefined),
    object_attributes: z
      .object({
        id: platformId.optional().catch(undefined),
        iid: z.coerce.number().int().positive().optional().catch(undefined),
        action: z.string().optional().catch(undefined),
        note: z.string().optional().catch(undefined),
        noteable_type: z.string().optional().catch(undefined),
        system: z.boolean().optional().catch(undefined),
        target_branch: z.string().optional().catch(undefined),
        last_commit: z.object({ id: z.string() }).optional().catch(undefined),
      })
      .catch({}),
    merge_request: z.object({ iid: z.coerce.number().int().positive() }).optional().catch(undefined),
  })
  .catch({ object_attributes: {} });
type Payload = z.infer<typeof payload>;

function headerReader(headers: IncomingDelivery['headers']): (name: string) => string | undefined {
  return (name) =>
    FAMILIES.map((family) => headers[`${family}-${name}`]).find((value) => value !== undefined && value !== '');
}

/** Whether a webhook with these headers may be proved: by a signature of its body, or by the secret itself. */
export function mayProveGitcodeDelivery(headers: IncomingDelivery['headers'], secrets: readonly string[]): boolean {
  const { signature, token } = proofsOf(headers);
  if (signature !== undefined) {
    return /^(?:sha256=)?[0-9a-f]{64}$/i.test(signature);
  }
  return token !== undefined && secrets.some((secret) => isSame(token, secret));
}

function proofsOf(headers: IncomingDelivery['headers']): Proofs {
  const header = headerReader(headers);
  return { signature: header('signature-256'), token: header('token') };
}

/** Checks and reads a webhook; undefined when none of the secrets proves it. */
export function readGitcodeDelivery(
  { headers, body }: IncomingDelivery,
  secrets: readonly string[],
): DeliveryNews | undefined {
  const header = headerReader(headers);
  if (!isProved(body, proofsOf(headers), secrets)) {
    return undefined;
  }
  const told = readPayload(body);
  const kind = told.object_kind ?? header('event') ?? 'unknown';
  const { action } = told.object_attributes;
  const { project } = told;
  return {
    key: header('delivery') ?? createHash('sha256').update(body).digest('hex'),
    event: action === undefined ? kind : `${kind}.${action}`,
    repository: project === undefined ? null : { id: project.id, path: project.path_with_namespace },
    ...readNumbers(told),
    shas: [],
    // Nothing distinguishes an update by a push from others, or says who pushed.
    push: null,
    update: readUpdate(told),
    mergeGroup: null,
    goneMergeGroup: null,
    installationId: null,
    reach: false,
    restored: null,
    storedBody: withoutSecrets(body),
  };
}

interface Proofs {
  /** HMAC over the body. */
  readonly signature: string | undefined;
  /** The secret itself, from webhooks that somebody registered with a password. */
  readonly token: string | undefined;
}

function isProved(body: Buffer, { signature, token }: Proofs, secrets: readonly string[]): boolean {
  if (signature !== undefined) {
    const given = signature.replace(/^sha256=/, '').toLowerCase();
    return secrets.some((secret) => isSame(given, createHmac('sha256', secret).update(body).digest('hex')));
  }
  return token !== undefined && secrets.some((secret) => isSame(token, secret));
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * A new comment of a person is the only news that the platform does not show later; changed and automatic ones hold no
 * commands.
 */
function readNumbers(told: Payload): Pick<DeliveryNews, 'numbers' | 'comment'> {
  const { object_kind: kind, object_attributes: facts, merge_request: pull, user } = told;
  if (kind === 'merge_request') {
    return { numbers: facts.iid === undefined ? [] : [facts.iid], comment: null };
  }
  const isNew = facts.system !== true && (facts.action === undefined || facts.action === 'create');
  const isComment = kind === 'note' && facts.noteable_type === 'MergeRequest' && isNew;
  if (!isComment || pull === undefined || user === undefined || facts.note === undefined) {
    return { numbers: [], comment: null };
  }
  const author = { id: user.id, login: user.username, bot: false };
  return { numbers: [pull.iid], comment: { id: facts.id ?? '', text: facts.note, author, createdAt: null } };
}

function readUpdate({ object_kind: kind, object_attributes: facts, user }: Payload): DeliveryNews['update'] {
  const { action, last_commit: head, target_branch: baseBranch } = facts;
  if (kind !== 'merge_request' || action !== 'update' || !user || !head || baseBranch === undefined) {
    return null;
  }
  return { by: user.username, headSha: head.id, baseBranch };
}

function readPayload(body: Buffer): Payload {
  try {
    return payload.parse(parsePlatformJson(body.toString()));
  } catch {
    return { object_attributes: {} };
  }
}
