import { type ReactElement, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCode } from '#client/components/form/use-code.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import type { Language } from '#generated/graphql.ts';
import { FIELD_TYPES } from '#rules/field.ts';
import { useCodeOfOtherTab } from './arrived-code.ts';
import { MailedCodeField } from './mailed-code-field.tsx';
import type { SignForm } from './sign-values.ts';
import { useSendCode } from './use-send-code.ts';

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
  /** Whether it is still being looked up what the address leads to. */
  readonly isHeld?: boolean;
}

/** The code that proves the address above it. */
export function SignCodeField({ form, linkId, way, language, isHeld = false }: SignCodeFieldProps): ReactElement {
  const sendCode = useSendCode();
  const { email, corporationSigningId } = form.values;
  const code = useCode({
    form,
    input: 'verificationCode',
    address: email,
    // A code that was mailed for a form that cannot be sent is a wasted trip.
    needs: ['email', 'corporationSigningId', ...FIELD_TYPES.filter((type) => form.values[type] !== '')],
    isHeld,
    refusedAt: 'verificationCode',
    send: () => {
      const corporation = corporationSigningId === '' ? {} : { corporationSigningId };
      return sendCode({ purpose: PURPOSE[way], linkId, ...corporation, email: email.trim(), language });
    },
  });
  const { set } = form;
  const fillIn = useCallback((arrived: string) => set('verificationCode', arrived), [set]);
  useCodeOfOtherTab({ linkId, way }, { isWaiting: code.sent !== undefined, onCode: fillIn });
  return (
    <MailedCodeField
      input={form.input('verificationCode')}
      label={<FormattedMessage id="sign.field.verificationCode" />}
      code={code}
    />
  );
}
