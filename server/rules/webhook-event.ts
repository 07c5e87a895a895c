/** The events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'signing.completed',
  'signing.ended',
  'employee.changed',
  'corporation.submitted',
  'corporation.approved',
  'corporation.deleted',
  'cla.published',
  'pull_request.judged',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The subject of an event: in the terms of the schema (`SigningKind`), or a pull request. */
type WebhookKind = 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION' | 'PULL_REQUEST';

/** States of `EvidenceState`, and of a pull request its verdict. */
export type WebhookState = 'COUNTS' | 'INACTIVE' | 'ENDED' | 'COVERED' | 'UNCOVERED' | 'UNKNOWN';

/** An event in the words of webhooks. */
export interface WebhookNotice {
  readonly type: WebhookEvent;
  readonly kind: WebhookKind;
  /** Whether the event made its subject count; of a pull request, its verdict. */
  readonly state: WebhookState;
}

/** The event that a community manager sends to try a webhook. */
export const TEST_EVENT = 'test';

/** Most webhooks of one link. */
export const WEBHOOK_MAX = 20;
