import type { ReactElement } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import { useCode } from '#client/components/form/use-code.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import type { Language } from '#generated/graphql.ts';
import { useSendVerificationCodeMutation } from '#generated/hooks.ts';
import { SIGN_OPERATION } from './sign-refusals.ts';
import type { SignForm } from './sign-values.ts';

/** What a code proves the address for. */
const PURPOSE = {
  individual: 'INDIVIDUAL_SIGNING',
  employee: 'EMPLOYEE_SIGNING',
  corporation: 'CORPORATION_SIGNING',
} as const satisfies Record<SigningWay, unknown>;

interface SignCodeFieldProps {
  readonly form: SignForm;
  readonly linkId: string;
  readonly way: SigningWay;
  /** Language of the mail. */
  readonly language: Language;
}

/** The code that proves the address above it. */
export function SignCodeField({ form, linkId, way, language }: SignCodeFieldProps): ReactElement {
  const [sendCode] = useSendVerificationCodeMutation(SIGN_OPERATION);
  const { email, corporationSigningId } = form.values;
  const code = useCode({
    form,
    input: 'verificationCode',
    address: email,
    needs: ['email', 'corporationSigningId'],
    refusedAt: 'verificationCode',
    send: async () => {
      const corporation = corporationSigningId === '' ? {} : { corporationSigningId };
      const input = { purpose: PURPOSE[way], linkId, ...corporation, email: email.trim(), language };
      const { data, error } = await sendCode({ variables: { input } });
      return { data: data?.sendVerificationCode, error };
    },
  });
  const { sent, secondsLeft } = code;
  return (
    <CodeField
      input={form.input('verificationCode')}
      label={<FormattedMessage id="sign.field.verificationCode" />}
      help={<FormattedMessage id="sign.field.verificationCode.help" />}
      code={code}
      texts={{
        send: <FormattedMessage id="sign.code.send" />,
        sending: <FormattedMessage id="sign.code.sending" />,
        wait: <FormattedMessage id="sign.code.wait" values={{ seconds: secondsLeft }} />,
        sent: sent && (
          <FormattedMessage
            id="sign.code.sent"
            values={{ email: sent.email, time: <FormattedTime value={sent.expiresAt} timeZoneName="short" /> }}
          />
        ),
      }}
    />
  );
}
