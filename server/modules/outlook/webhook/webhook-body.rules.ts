import { TEST_EVENT, type WebhookEvent } from '#rules/webhook-event.ts';

/** What an event is about: in the words of the schema (`SigningKind`), or a pull request. */
export type WebhookKind = 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION' | 'PULL_REQUEST';

/** States of `EvidenceState`, and of a pull request its verdict. */
type ToldState = 'COUNTS' | 'INACTIVE' | 'ENDED' | 'COVERED' | 'UNCOVERED' | 'UNKNOWN';

/** Verdicts by the words in which they are recorded. */
const VERDICTS: Readonly<Record<string, ToldState>> = {
  covered: 'COVERED',
  uncovered: 'UNCOVERED',
  unknown: 'UNKNOWN',
};

/** An event in the words of webhooks. */
export interface ToldEvent {
  readonly type: WebhookEvent;
  readonly kind: WebhookKind;
  /** Whether the event made its subject count; of a pull request, its verdict. */
  readonly state: ToldState;
}

/** The audit events that webhooks are told of, except those that depend on more than their action. */
const TOLD: Readonly<Record<string, ToldEvent>> = {
  INDIVIDUAL_SIGNED: { type: 'signing.completed', kind: 'INDIVIDUAL', state: 'COUNTS' },
  INDIVIDUAL_SIGNING_ENDED: { type: 'signing.ended', kind: 'INDIVIDUAL', state: 'ENDED' },
  EMPLOYEE_ACTIVATED: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'COUNTS' },
  EMPLOYEE_DEACTIVATED: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'INACTIVE' },
  EMPLOYEE_REMOVED: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'ENDED' },
  CORPORATION_SIGNED: { type: 'corporation.submitted', kind: 'CORPORATION', state: 'INACTIVE' },
  CORPORATION_APPROVED: { type: 'corporation.approved', kind: 'CORPORATION', state: 'COUNTS' },
  CORPORATION_DELETED: { type: 'corporation.deleted', kind: 'CORPORATION', state: 'ENDED' },
};

/** An audit event, and whether its corporation was ever approved. */
export interface RecordedEvent {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly wasApproved: boolean;
}

/**
 * Returns what webhooks are told of an audit event; undefined for nothing. A restored corporation is told of as
 * approved, or as submitted when it never was.
 */
export function toldEvent({ action, details, wasApproved }: RecordedEvent): ToldEvent | undefined {
  if (action === 'EMPLOYEE_SIGNED') {
    const state = details['state'] === 'active' ? 'COUNTS' : 'INACTIVE';
    return { type: 'signing.completed', kind: 'EMPLOYEE', state };
  }
  if (action === 'CLA_ADDED') {
    const kind = details['type'] === 'corporation' ? 'CORPORATION' : 'INDIVIDUAL';
    return { type: 'cla.published', kind, state: 'COUNTS' };
  }
  if (action === 'PULL_REQUEST_JUDGED') {
    return {
      type: 'pull_request.judged',
      kind: 'PULL_REQUEST',
      state: VERDICTS[details['verdict'] ?? ''] ?? 'UNKNOWN',
    };
  }
  if (action === 'CORPORATION_RESTORED') {
    return TOLD[wasApproved ? 'CORPORATION_APPROVED' : 'CORPORATION_SIGNED'];
  }
  return Object.hasOwn(TOLD, action) ? TOLD[action] : undefined;
}

/** Whom an event is about. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The pull request that was judged, and the head that the verdict is about. */
export interface JudgedPullRequest {
  readonly url: string;
  readonly headSha: string;
}

/** What the body of an event states beside its type. */
export interface BodyFacts {
  readonly at: Date;
  /** Public id of the link. */
  readonly linkId: string;
  /** Reference of the signing, or id of the CLA or the pull request. */
  readonly subject: { readonly reference: string } | { readonly id: string };
  /** Place of the event in the link's chain of audit events: of two about one subject, the higher is the later. */
  readonly sequence: number;
  /** Undefined for anything else, and for one that is gone. */
  readonly pullRequest: JudgedPullRequest | undefined;
  /** Only for webhooks that get personal data. */
  readonly person: Person | undefined;
}

/** Writes the body of an event. */
export function eventBody({ type, kind, state }: ToldEvent, facts: BodyFacts): string {
  const { at, linkId, subject, sequence, pullRequest, person } = facts;
  const named = person && { name: person.name, email: person.email };
  const data = { linkId, ...subject, kind, state, sequence, ...pullRequest, ...named };
  return JSON.stringify({ type, timestamp: at, data });
}

/** Writes the body of a test; `id` is the webhook's. */
export function testBody(id: string, { at, linkId }: Pick<BodyFacts, 'at' | 'linkId'>): string {
  return JSON.stringify({ type: TEST_EVENT, timestamp: at, data: { linkId, id } });
}
