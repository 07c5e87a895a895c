import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import { type SmtpAuthorizationForm, smtpInputId } from './use-smtp-authorization.ts';

interface SenderCodeInputProps {
  readonly form: SmtpAuthorizationForm;
}

const NAME = 'verificationCode';

/** The code that reached the mailbox, and the button that sends one. */
export function SenderCodeInput({ form }: SenderCodeInputProps): ReactElement {
  const { address } = form.values;
  const seconds = form.verification.secondsLeft(address);
  const sentTo = form.verification.sentTo(address);
  return (
    <CodeField
      input={{
        id: smtpInputId(NAME),
        name: NAME,
        value: form.values.verificationCode,
        problem: form.problemText(NAME),
        onChange: (typed) => form.type(NAME, typed),
        onLeave: () => undefined,
      }}
      label={<FormattedMessage id="bindCla.smtp.verificationCode" />}
      help={<FormattedMessage id="bindCla.smtp.verificationCode.help" />}
      isSending={form.verification.isSending}
      secondsLeft={seconds}
      texts={{
        send: <FormattedMessage id="bindCla.smtp.send" />,
        sending: <FormattedMessage id="bindCla.smtp.sending" />,
        wait: <FormattedMessage id="bindCla.smtp.wait" values={{ seconds }} />,
        sent:
          sentTo === undefined ? undefined : <FormattedMessage id="bindCla.smtp.sent" values={{ address: sentTo }} />,
      }}
      onSend={() => void form.handleSend()}
    />
  );
}
