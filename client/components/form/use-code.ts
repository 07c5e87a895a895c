import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { toFailure } from '#client/apollo/failure.ts';
import { normalizeEmail } from '#rules/email.ts';
import { useCountdown } from '../use-countdown.ts';
import type { Answer, Form } from './form.ts';

/** What the server says of a code that it has sent. */
interface SentCode {
  readonly resendAfterSeconds: number;
}

interface CodeOptions<V extends FieldValues, S extends SentCode> {
  readonly form: Form<V>;
  /** The input that the code is typed into; it is emptied when another is sent. */
  readonly input: FieldPath<V>;
  /** Where the code goes, as typed. */
  readonly address: string;
  /** Inputs that must be right before a code is sent. */
  readonly needs: readonly FieldPath<V>[];
  /** Whether something that it needs is still being looked up: a code asked for meanwhile is sent afterwards. */
  readonly isHeld?: boolean;
  readonly send: () => Promise<Answer<S>>;
  /** The input where a refusal is shown that concerns none; else it is shown above the form. */
  readonly refusedAt?: FieldPath<V>;
}

/** Sending codes, and how long to wait before the next. */
export interface Code<S extends SentCode> {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Of the code sent last; undefined when another address is typed by now. */
  readonly sent: S | undefined;
  /** Seconds until another code may be sent to this address; another address need not wait. */
  readonly secondsLeft: number;
}

/** Has codes sent to the address in a form. A wait starts when one was sent or the server asks for it; after any other failure it can be tried again at once. */
export function useCode<V extends FieldValues, S extends SentCode>(options: CodeOptions<V, S>): Code<S> {
  const { form, input, needs, isHeld = false, refusedAt } = options;
  const address = normalizeEmail(options.address);
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [last, setLast] = useState<{ readonly address: string; readonly sent: S | undefined }>();
  const countdown = useCountdown();
  const isSame = last?.address === address;

  const wait = (seconds: number, sent?: S) => {
    setLast({ address, sent });
    countdown.start(seconds);
  };
  const sendNow = async () => {
    setAsked(false);
    form.clearRefusal();
    if (!form.check(...needs)) {
      return;
    }
    setSending(true);
    const { data, error } = await options.send();
    setSending(false);
    if (data) {
      wait(data.resendAfterSeconds, data);
      form.set(input, '' as FieldPathValue<V, typeof input>);
      return;
    }
    const failure = toFailure(error);
    if (failure.kind === 'coded' && failure.details.retryAfter !== undefined) {
      wait(failure.details.retryAfter);
    }
    form.refuse(error, refusedAt);
  };
  const send = async () => (isHeld ? setAsked(true) : sendNow());
  const latest = useRef(sendNow);
  useEffect(() => {
    latest.current = sendNow;
  });
  useEffect(() => {
    if (isAsked && !isHeld) {
      void latest.current();
    }
  }, [isAsked, isHeld]);
  return {
    send,
    isSending: isSending || isAsked,
    sent: isSame ? last.sent : undefined,
    secondsLeft: isSame ? countdown.secondsLeft : 0,
  };
}
