/** The events that a webhook can be told of. */
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

/** The event that a community manager sends to try a webhook. */
export const TEST_EVENT = 'test';

/** Most webhooks of one link. */
export const WEBHOOK_MAX = 20;
