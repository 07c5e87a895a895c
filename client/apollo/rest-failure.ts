import { type Failure, type FailureDetails, count, present, text } from './failure.ts';

/** REST's error envelope. */
interface Envelope {
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Reads the failure of a REST call from its body; a body without an envelope becomes `system_error`. */
export function readRestFailure(body: unknown): Failure {
  const data = (body as Envelope | null | undefined)?.data ?? {};
  const details = {
    field: text(data['field']),
    character: text(data['character']),
    reason: text(data['reason']),
    retryAfter: count(data['retry_after']),
    retryNum: count(data['retry_num']),
  };
  return {
    kind: 'coded',
    code: (text(data['error_code']) ?? 'system_error').replace(/^cla\./, ''),
    message: text(data['error_message']) ?? '',
    details: present<FailureDetails>(details),
  };
}
