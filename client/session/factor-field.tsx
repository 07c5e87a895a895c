import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { TextField } from '#client/components/form/text-field.tsx';

interface FactorFieldProps {
  readonly input: FormInput<string>;
}

/** Takes a code of the authenticator app or a recovery code. */
export function FactorField({ input }: FactorFieldProps): ReactElement {
  return (
    <TextField
      input={input}
      label={<FormattedMessage id="session.factor.code" />}
      help={<FormattedMessage id="session.factor.code.help" />}
      attributes={{ autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
