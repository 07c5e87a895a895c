import { useState } from 'react';
import { type Failure, toFailure } from '#client/apollo/failure.ts';
import { useAddressWait } from '#client/components/form/use-address-wait.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useVerifySenderMutation } from '#generated/hooks.ts';
import { normalizeEmail } from '#rules/email.ts';
import { SMTP_REFUSALS, type SmtpValues } from './smtp-problems.ts';

/** Sending codes from a mailbox to itself, and how long to wait before the next. */
export interface VerifySender {
  /** Answers whether a code was sent. */
  readonly send: (values: SmtpValues) => Promise<boolean>;
  readonly isSending: boolean;
  /** Where the last code went; undefined when that is another address than this. */
  readonly sentTo: (address: string) => string | undefined;
  /** Seconds until another code may be sent to this address. */
  readonly secondsLeft: (address: string) => number;
}

/** Has the server send a code with the credentials that were typed. A wait starts when one was sent or the server asks for it. */
export function useVerifySender(onRefused: (failure: Failure) => void): VerifySender {
  const { locale } = useLanguage();
  const [verify, { loading }] = useVerifySenderMutation({
    errorPolicy: 'all',
    context: { handledCodes: SMTP_REFUSALS },
  });
  const [sent, setSent] = useState('');
  const wait = useAddressWait();

  const send = async ({ address, authorizationCode }: SmtpValues) => {
    const input = {
      address: address.trim(),
      authorizationCode,
      language: locale === 'zh' ? 'ZH' : 'EN',
    } as const;
    const { data, error } = await verify({ variables: { input } });
    if (data) {
      setSent(input.address);
      wait.begin(address, data.verifySender.resendAfterSeconds);
      return true;
    }
    const failure = toFailure(error);
    if (failure.kind === 'coded' && failure.details.retryAfter !== undefined) {
      wait.begin(address, failure.details.retryAfter);
    }
    onRefused(failure);
    return false;
  };
  return {
    send,
    isSending: loading,
    sentTo: (address) => (normalizeEmail(sent) === normalizeEmail(address) && sent !== '' ? sent : undefined),
    secondsLeft: wait.secondsLeft,
  };
}
