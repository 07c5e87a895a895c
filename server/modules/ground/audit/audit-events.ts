import type { WebhookNotice } from '#rules/webhook-event.ts';
import { ACCOUNT_EVENTS } from './events/account-events.ts';
import { CORPORATION_EVENTS } from './events/corporation-events.ts';
import type { LinkEvent, NoticeFacts, ServiceEvent } from './events/define-event.ts';
import { GATE_EVENTS } from './events/gate-events.ts';
import { LINK_EVENTS } from './events/link-events.ts';
import { SIGNING_EVENTS } from './events/signing-events.ts';

/**
 * Every recorded action, with the details that it is recorded with (ids, codes and hashes, never names or addresses)
 * and what follows from it.
 */
export const AUDIT_EVENTS = {
  ...SIGNING_EVENTS,
  ...CORPORATION_EVENTS,
  ...LINK_EVENTS,
  ...GATE_EVENTS,
  ...ACCOUNT_EVENTS,
};

type AuditEvents = typeof AUDIT_EVENTS;

/** The name of a recorded action. */
export type AuditActionName = keyof AuditEvents;

/** The names of the actions that the activity of a link shows. */
export type LinkAction = {
  [Name in AuditActionName]: AuditEvents[Name] extends LinkEvent<object> ? Name : never;
}[AuditActionName];

/** A recorded action with its details. */
export type AuditAction = {
  [Name in AuditActionName]: {
    readonly action: Name;
    readonly details: NonNullable<AuditEvents[Name]['details']>;
  };
}[AuditActionName];

/** An event as a use case reports it; `subject` is the id of the changed record. */
export type AuditRecord = AuditAction & { readonly subject: string };

/** Finds the definition of an action by its name; undefined for one that this version does not know. */
export function findEvent(action: string): ServiceEvent<object> | undefined {
  return Object.hasOwn(AUDIT_EVENTS, action) ? AUDIT_EVENTS[action as AuditActionName] : undefined;
}

/** The job that sends webhooks about an event. */
const WEBHOOK_JOB = 'queue-webhook-deliveries';

/** Names of the jobs that an action enqueues. */
export function jobsOf(action: AuditActionName): string[] {
  const { jobs = [], webhook }: ServiceEvent<object> = AUDIT_EVENTS[action];
  return webhook === undefined ? [...jobs] : [WEBHOOK_JOB, ...jobs];
}

/** Returns what webhooks send about an action; undefined for nothing. */
export function noticeOf(action: string, facts: NoticeFacts): WebhookNotice | undefined {
  const webhook = findEvent(action)?.webhook;
  return typeof webhook === 'function' ? webhook(facts) : webhook;
}
