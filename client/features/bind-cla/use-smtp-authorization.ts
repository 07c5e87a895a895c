import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { refusedInput, type SmtpInput, type SmtpValues, wrongInputs } from './smtp-problems.ts';
import { useAuthorizeSender } from './use-authorize-sender.ts';
import { useVerifySender, type VerifySender } from './use-verify-sender.ts';

/** The address, which the wizard keeps, and who wants to know when it is authorised. */
export interface SmtpAuthorizationOptions {
  readonly address: string;
  readonly onAddressChange: (address: string) => void;
  readonly onAuthorized: (address: string) => void;
}

/** An authorisation by SMTP from the first character typed to the server's answer. */
export interface SmtpAuthorizationForm {
  readonly values: SmtpValues;
  readonly type: (input: SmtpInput, value: string) => void;
  readonly problemText: (input: SmtpInput) => string | undefined;
  readonly verification: VerifySender;
  readonly isAuthorizing: boolean;
  readonly handleSend: () => Promise<void>;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** The id of an input. */
export function smtpInputId(input: SmtpInput): string {
  return `smtp-${input}`;
}

/** Keeps the two codes in memory alone: neither is ever stored. */
export function useSmtpAuthorization(options: SmtpAuthorizationOptions): SmtpAuthorizationForm {
  const intl = useIntl();
  const [codes, setCodes] = useState({ authorizationCode: '', verificationCode: '' });
  const [shown, setShown] = useState<readonly SmtpInput[]>([]);
  const [refusal, setRefusal] = useState<Failure>();
  const values: SmtpValues = { address: options.address, ...codes };
  const verification = useVerifySender(setRefusal);
  const [authorize, isAuthorizing] = useAuthorizeSender(options.onAuthorized, setRefusal);

  /** Shows what is wrong and goes there; answers whether all is well. */
  const isFit = (needsCode: boolean): boolean => {
    const wrong = wrongInputs(values, needsCode);
    setShown(wrong);
    setRefusal(undefined);
    if (wrong[0] !== undefined) {
      document.getElementById(smtpInputId(wrong[0]))?.focus();
    }
    return wrong.length === 0;
  };
  const handleSend = async () => {
    if (isFit(false) && (await verification.send(values))) {
      setCodes((old) => ({ ...old, verificationCode: '' }));
      document.getElementById(smtpInputId('verificationCode'))?.focus();
    }
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAuthorizing && !verification.isSending && isFit(true)) {
      await authorize(values);
    }
  };
  const type = (input: SmtpInput, value: string) => {
    setShown((old) => old.filter((other) => other !== input));
    setRefusal((old) => (old !== undefined && refusedInput(old) === input ? undefined : old));
    if (input === 'address') {
      options.onAddressChange(value);
    } else {
      setCodes((old) => ({ ...old, [input]: value }));
    }
  };
  const problemText = (input: SmtpInput) => {
    if (refusal !== undefined && refusedInput(refusal) === input) {
      return errorText(intl, refusal, { page: 'code' });
    }
    return shown.includes(input) ? intl.formatMessage({ id: `bindCla.smtp.problem.${input}` }) : undefined;
  };
  return { values, type, problemText, verification, isAuthorizing, handleSend, handleSubmit };
}
