import { useState } from 'react';
import { toFailure } from '#client/apollo/failure.ts';
import { useAddressWait } from '#client/components/form/use-address-wait.ts';
import type { FormFailure } from '#client/components/form/use-form-failure.ts';
import type { Form } from '#client/components/form/use-form.ts';
import { useRequestEmailDomainCodeMutation } from '#generated/hooks.ts';
import { normalizeEmail } from '#rules/email.ts';
import type { DomainValues } from './domain-values.ts';

interface CodeOptions {
  readonly form: Form<DomainValues>;
  readonly failure: FormFailure;
  /** What is wrong with the address that is typed. */
  readonly emailProblem: string | undefined;
}

/** Sending codes to the address in the new domain. */
export interface DomainCode {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Where the last code went; undefined when another address is typed by now. */
  readonly sentTo: string | undefined;
  readonly secondsLeft: (address: string) => number;
}

/** Has a code sent to the address that is typed. A wait starts when one was sent or the server asks for it. */
export function useDomainCode({ form, failure, emailProblem }: CodeOptions): DomainCode {
  const [request, { loading }] = useRequestEmailDomainCodeMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });
  const [sent, setSent] = useState('');
  const wait = useAddressWait();
  const email = form.values.email.trim();

  const send = async () => {
    if (emailProblem !== undefined) {
      form.refuse('email', emailProblem);
      return;
    }
    failure.clear();
    const { data, error } = await request({ variables: { input: { email } } });
    if (data) {
      setSent(email);
      wait.begin(email, data.requestEmailDomainCode.resendAfterSeconds);
      return;
    }
    const refused = toFailure(error);
    if (refused.kind === 'coded' && refused.details.retryAfter !== undefined) {
      wait.begin(email, refused.details.retryAfter);
    }
    failure.show(error);
  };
  const isSentHere = sent !== '' && normalizeEmail(sent) === normalizeEmail(email);
  return { send, isSending: loading, sentTo: isSentHere ? sent : undefined, secondsLeft: wait.secondsLeft };
}
