import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { AUDIT_EVENTS, noticeOf } from '#server/modules/ground/audit/audit-events.ts';
import { eventBody } from './webhook-body.rules.ts';

const tell = (action: string, details: Record<string, string> = {}, wasApproved = false) => {
  const { type, kind, state } = noticeOf(action, { details, wasApproved }) ?? {};
  return [type, kind, state].join(' ');
};

test.each([
  ['INDIVIDUAL_SIGNED', {}, 'signing.completed INDIVIDUAL COUNTS'],
  ['INDIVIDUAL_SIGNING_ENDED', {}, 'signing.ended INDIVIDUAL ENDED'],
  ['EMPLOYEE_SIGNED', { state: 'active' }, 'signing.completed EMPLOYEE COUNTS'],
  ['EMPLOYEE_SIGNED', { state: 'inactive' }, 'signing.completed EMPLOYEE INACTIVE'],
  ['EMPLOYEE_ACTIVATED', {}, 'employee.changed EMPLOYEE COUNTS'],
  ['EMPLOYEE_DEACTIVATED', {}, 'employee.changed EMPLOYEE INACTIVE'],
  ['EMPLOYEE_REMOVED', {}, 'employee.changed EMPLOYEE ENDED'],
  ['CORPORATION_SIGNED', {}, 'corporation.submitted CORPORATION INACTIVE'],
  ['CORPORATION_APPROVED', {}, 'corporation.approved CORPORATION COUNTS'],
  ['CORPORATION_DELETED', {}, 'corporation.deleted CORPORATION ENDED'],
  ['CLA_ADDED', { type: 'individual' }, 'cla.published INDIVIDUAL COUNTS'],
  ['CLA_ADDED', { type: 'corporation' }, 'cla.published CORPORATION COUNTS'],
  ['PULL_REQUEST_JUDGED', { verdict: 'covered' }, 'pull_request.judged PULL_REQUEST COVERED'],
  ['PULL_REQUEST_JUDGED', { verdict: 'uncovered' }, 'pull_request.judged PULL_REQUEST UNCOVERED'],
  ['PULL_REQUEST_JUDGED', { verdict: 'unknown' }, 'pull_request.judged PULL_REQUEST UNKNOWN'],
])('%s with %j is %s', (action, details, notice) => {
  expect(tell(action, details)).toBe(notice);
});

test.each([
  [true, 'corporation.approved CORPORATION COUNTS'],
  [false, 'corporation.submitted CORPORATION INACTIVE'],
])('a restored corporation that was approved (%s) is reported as %s', (wasApproved, notice) => {
  expect(tell('CORPORATION_RESTORED', {}, wasApproved)).toBe(notice);
});

test.each(['LOGGED_IN', 'constructor'])('webhooks send nothing about %s', (action) => {
  expect(noticeOf(action, { details: {}, wasApproved: false })).toBeUndefined();
});

test('each event of webhooks follows from an audit event', () => {
  const notices = Object.keys(AUDIT_EVENTS).map((action) => noticeOf(action, { details: {}, wasApproved: true }));

  expect(new Set(notices.flatMap((notice) => notice?.type ?? []))).toEqual(new Set(WEBHOOK_EVENTS));
});

test('a body names the signer only when asked to', () => {
  const notice = { type: 'signing.completed', kind: 'INDIVIDUAL', state: 'COUNTS' } as const;
  const at = new Date('2026-11-22T08:00:00Z');
  const nobody = { pullRequest: undefined, person: undefined };
  const facts = { at, linkId: 'web_example-1', subject: { reference: 'SG-1' }, sequence: 7, ...nobody };
  const data = { linkId: 'web_example-1', reference: 'SG-1', kind: 'INDIVIDUAL', state: 'COUNTS', sequence: 7 };
  const head = { type: 'signing.completed', timestamp: '2026-11-22T08:00:00.000Z' };
  const person = { name: 'Ada', email: 'ada@example.org' };

  expect(JSON.parse(eventBody(notice, facts))).toEqual({ ...head, data });
  expect(JSON.parse(eventBody(notice, { ...facts, person }))).toEqual({ ...head, data: { ...data, ...person } });
});
