import { type Failure, type FailureDetails, count, present, STEP_UP_CODE, text } from './failure.ts';
import { stepUpMethodsIn } from './step-up-method.ts';

/** REST's error envelope. */
interface Envelope {
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Reads the failure of a REST call from its body; a body without an envelope becomes `system_error`. */
export function readRestFailure(body: unknown): Failure {
  const data = (body as Envelope | null | undefined)?.data ?? {};
  const code = (text(data['error_code']) ?? 'system_error').replace(/^cla\./, '');
  const details = {
    field: text(data['field']),
    character: text(data['character']),
    reason: text(data['reason']),
    retryAfter: count(data['retry_after']),
    retryNum: count(data['retry_num']),
    methods: code === STEP_UP_CODE ? stepUpMethodsIn(data['methods']) : undefined,
  };
  return {
    kind: 'coded',
    code,
    message: text(data['error_message']) ?? '',
    details: present<FailureDetails>(details),
  };
}
