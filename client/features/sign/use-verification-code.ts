import { useState } from 'react';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useCountdown } from '#client/components/use-countdown.ts';
import type { Language, SendVerificationCodeMutation } from '#generated/graphql.ts';
import { useSendVerificationCodeMutation } from '#generated/hooks.ts';
import { normalizeEmail } from '#rules/email.ts';
import { REFUSAL_CODES } from './refusals.ts';
import type { SignFormState } from './sign-form-state.ts';
import { SIGNING_OPERATION } from './use-submit-signing.ts';

/** A code that was sent. */
export type SentCode = SendVerificationCodeMutation['sendVerificationCode'];

/** What a code proves the address for. */
const PURPOSE = {
  individual: 'INDIVIDUAL_SIGNING',
  employee: 'EMPLOYEE_SIGNING',
  corporation: 'CORPORATION_SIGNING',
} as const satisfies Record<SigningWay, unknown>;

interface CodeOptions {
  readonly linkId: string;
  readonly way: SigningWay;
  /** Language of the mail. */
  readonly language: Language;
  readonly onSent: () => void;
  readonly onRefused: (failure: Failure) => void;
}

/** Sending codes to the signer's address, and how long to wait before the next. */
export interface VerificationCode {
  readonly send: (values: SignFormState['values']) => Promise<void>;
  readonly isSending: boolean;
  readonly sent: SentCode | undefined;
  /** Seconds until another code may be sent to this address; another address need not wait. */
  readonly secondsLeft: (email: string) => number;
}

/** Sends codes. A wait starts when one was sent or the server asks for it; any other failure can be tried again at once. */
export function useVerificationCode({ linkId, way, language, onSent, onRefused }: CodeOptions): VerificationCode {
  const [mutate, { loading }] = useSendVerificationCodeMutation(SIGNING_OPERATION);
  const [sent, setSent] = useState<SentCode>();
  const [waiting, setWaiting] = useState('');
  const countdown = useCountdown();

  const wait = (email: string, seconds: number) => {
    setWaiting(normalizeEmail(email));
    countdown.start(seconds);
  };

  const send = async ({ email = '', corporationSigningId }: SignFormState['values']) => {
    const corporation = corporationSigningId ? { corporationSigningId } : {};
    const input = { purpose: PURPOSE[way], linkId, ...corporation, email: email.trim(), language };
    const { data, error } = await mutate({ variables: { input } });
    if (data) {
      setSent(data.sendVerificationCode);
      wait(email, data.sendVerificationCode.resendAfterSeconds);
      onSent();
      return;
    }
    const failure = toFailure(error);
    if (failure.kind === 'coded' && failure.details.retryAfter !== undefined) {
      wait(email, failure.details.retryAfter);
    }
    if (REFUSAL_CODES.has(failureCode(failure) ?? '')) {
      onRefused(failure);
    }
  };
  const secondsLeft = (email: string) => (waiting === normalizeEmail(email) ? countdown.secondsLeft : 0);

  return { send, isSending: loading, sent, secondsLeft };
}
