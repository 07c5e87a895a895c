import { Button, Flex, Input, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { FormField } from '#client/components/form-field.tsx';
import { typedCode } from '#client/components/typed-code.ts';
import { focusInput, inputId } from './input-id.ts';
import type { SignForm } from './use-sign-form.ts';
import type { SentCode, VerificationCode } from './use-verification-code.ts';

const KEY = 'verificationCode';

/** What must be known before a code can be sent. */
const NEEDED = ['email', 'corporationSigningId'] as const;

interface VerificationCodeInputProps {
  readonly form: SignForm;
  readonly code: VerificationCode;
}

/** The code that proves the address above it, and the button that sends one. Who tabs past the empty input to that button made no mistake. */
export function VerificationCodeInput({ form, code }: VerificationCodeInputProps): ReactElement {
  const { state, problems, shownProblems, dispatch } = form;
  const email = state.values.email ?? '';
  const seconds = code.secondsLeft(email);

  const isWaiting = code.isSending || seconds > 0;

  const handleSend = async () => {
    if (isWaiting) {
      return;
    }
    const missing = NEEDED.find((key) => problems.has(key));
    if (missing !== undefined) {
      dispatch({ type: 'left', key: missing });
      focusInput(missing);
      return;
    }
    await code.send(state.values);
  };

  return (
    <FormField
      id={inputId(KEY)}
      label={<FormattedMessage id="sign.field.verificationCode" />}
      required
      help={code.sent === undefined ? <FormattedMessage id="sign.field.verificationCode.help" /> : undefined}
      problem={shownProblems.get(KEY)}
    >
      {(described) => (
        <>
          <Flex gap="2" width="full">
            <Input
              name={KEY}
              inputMode="numeric"
              autoComplete="one-time-code"
              fontVariantNumeric="tabular-nums"
              letterSpacing="wide"
              value={state.values[KEY] ?? ''}
              onChange={(event) => dispatch({ type: 'typed', key: KEY, value: event.target.value })}
              onBlur={() => typedCode(state.values[KEY]) !== '' && dispatch({ type: 'left', key: KEY })}
              {...described}
            />
            {/* Not `disabled`, which would take the focus away from whoever uses the keyboard. */}
            <Button
              aria-disabled={isWaiting}
              aria-busy={code.isSending}
              fontVariantNumeric="tabular-nums"
              onClick={() => void handleSend()}
            >
              {code.isSending && <FormattedMessage id="sign.code.sending" />}
              {!code.isSending && seconds > 0 && <FormattedMessage id="sign.code.wait" values={{ seconds }} />}
              {!isWaiting && <FormattedMessage id="sign.code.send" />}
            </Button>
          </Flex>
          <Text as="output" display="block" fontSize="xs" color="success" overflowWrap="anywhere">
            {code.sent !== undefined && <CodeSent sent={code.sent} />}
          </Text>
        </>
      )}
    </FormField>
  );
}

function CodeSent({ sent }: { readonly sent: SentCode }): ReactElement {
  const values = { email: sent.email, time: <FormattedTime value={sent.expiresAt} /> };
  return <FormattedMessage id="sign.code.sent" values={values} />;
}
