import type { WebhookState } from '#rules/webhook-event.ts';
import { ActivityKind, linkEvent, serviceEvent } from './define-event.ts';

/** Verdicts by the words in which they are recorded. */
const VERDICTS: Readonly<Record<string, WebhookState>> = {
  covered: 'COVERED',
  uncovered: 'UNCOVERED',
  unknown: 'UNKNOWN',
};

/** Events of the gate: connections, repositories, policies and pull requests. */
export const GATE_EVENTS = {
  /** The subject is the connection. */
  PLATFORM_CONNECTED: serviceEvent<{ platform: string }>(),
  PLATFORM_DISCONNECTED: serviceEvent<{ platform: string }>({ bound: 'none' }),
  /** The platform refuses the credentials. */
  PLATFORM_PAUSED: serviceEvent<{ platform: string; reason: string }>(),
  /** It takes them again. */
  PLATFORM_RESUMED: serviceEvent<{ platform: string }>(),
  /** The subject is the gated repository. */
  REPOSITORY_GATED: linkEvent<{ linkId: string; repositoryId: string; mode: string }>(
    ActivityKind.GATE,
    'Repository set.',
  ),
  /** The subject is the gated organisation. */
  ORGANIZATION_GATED: linkEvent<{ linkId: string; organizationId: string; mode: string; exclusions: number }>(
    ActivityKind.GATE,
    'Whole organisation set.',
  ),
  ORGANIZATION_RELEASED: linkEvent<{ linkId: string; organizationId: string }>(
    ActivityKind.GATE,
    'Whole organisation no longer checked.',
    { bound: 'none' },
  ),
  /** The link of its organisation took the repository, which is the subject, from this one. */
  REPOSITORY_TAKEN_OVER: linkEvent<{ linkId: string; repositoryId: string }>(
    ActivityKind.GATE,
    'Repository taken over by the project of its organisation.',
  ),
  /** A person set the verdict about a head; the subject is the pull request. */
  VERDICT_OVERRIDDEN: linkEvent<{ linkId: string; number: number; headSha: string }>(
    ActivityKind.GATE,
    'Verdict overridden.',
  ),
  VERDICT_CANCELLED: linkEvent<{ linkId: string; number: number; headSha: string }>(
    ActivityKind.GATE,
    'Verdict cancelled.',
    { bound: 'none' },
  ),
  /** A head got its verdict, or another one. Too many for the activity: the page of each pull request shows them. */
  PULL_REQUEST_JUDGED: serviceEvent<{ linkId: string; number: number; headSha: string; verdict: string }>({
    webhook: ({ details }) => ({
      type: 'pull_request.judged',
      kind: 'PULL_REQUEST',
      state: VERDICTS[details['verdict'] ?? ''] ?? 'UNKNOWN',
    }),
  }),
  /** A pull request was merged although its verdict was not covered. */
  PULL_REQUEST_MERGED_UNCOVERED: linkEvent<{ linkId: string; number: number; headSha: string; verdict: string }>(
    ActivityKind.GATE,
    'Merged although not covered.',
  ),
  DELIVERY_REPLAYED: serviceEvent<{ deliveryId: string }>(),
  /** `changed` lists the properties, separated by commas; the subject is the link. */
  GATE_POLICY_CHANGED: linkEvent<{ linkId: string; changed: string }>(
    ActivityKind.GATE,
    'Policy of the check changed.',
    { jobs: ['judge-again'] },
  ),
  /** Somebody proved the address or account that commits name; the subject is the pull request. */
  COMMITS_CONFIRMED: linkEvent<{
    linkId: string;
    number: number;
    headSha: string;
    commits: number;
    kind: 'address' | 'account';
  }>(ActivityKind.GATE, 'Commits confirmed by their author.'),
};
