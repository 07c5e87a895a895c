import { type Failure, type FailureDetails, count, present, text } from './failure.ts';

/** What REST answers to a refusal (specification §3, error response). */
interface Envelope {
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Reads the failure of a REST call from its body; without an envelope it is a failure of the system. */
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
