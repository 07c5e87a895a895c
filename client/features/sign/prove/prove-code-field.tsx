import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCode } from '#client/components/form/use-code.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { LanguageKey } from '#rules/language.ts';
import { MailedCodeField } from '../mailed-code-field.tsx';
import { useSendCode } from '../use-send-code.ts';
import type { ProveForm } from './prove-values.ts';

/** The addresses of a proof, and the inputs of their codes. */
const CODES = { email: 'emailCode', claimedEmail: 'claimedCode' } as const;
const LABELS = { email: 'prove.signed.code', claimedEmail: 'prove.claimed.code' } as const;

interface ProveCodeFieldProps {
  readonly form: ProveForm;
  readonly linkId: string;
  /** Whose code it is. */
  readonly of: keyof typeof CODES;
}

/** The code that proves one of the two addresses. */
export function ProveCodeField({ form, linkId, of }: ProveCodeFieldProps): ReactElement {
  const sendCode = useSendCode();
  const language = LanguageKey[useLanguage().locale];
  const email = form.values[of];
  const input = CODES[of];
  const code = useCode({
    form,
    input,
    address: email,
    needs: [of],
    refusedAt: input,
    send: () => sendCode({ purpose: 'CLAIM_ADDRESS', linkId, email: email.trim(), language }),
  });
  return <MailedCodeField input={form.input(input)} label={<FormattedMessage id={LABELS[of]} />} code={code} />;
}
