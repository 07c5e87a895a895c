import { Button, Flex, Input, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form-field.tsx';
import { type SmtpAuthorizationForm, smtpInputId } from './use-smtp-authorization.ts';

interface SenderCodeInputProps {
  readonly form: SmtpAuthorizationForm;
}

/** The code that reached the mailbox, and the button that sends one. */
export function SenderCodeInput({ form }: SenderCodeInputProps): ReactElement {
  const { isSending } = form.verification;
  const { address } = form.values;
  const seconds = form.verification.secondsLeft(address);
  const sentTo = form.verification.sentTo(address);
  const isWaiting = isSending || seconds > 0;
  return (
    <FormField
      id={smtpInputId('verificationCode')}
      label={<FormattedMessage id="bindCla.smtp.verificationCode" />}
      help={sentTo === undefined ? <FormattedMessage id="bindCla.smtp.verificationCode.help" /> : undefined}
      required
      problem={form.problemText('verificationCode')}
    >
      {(described) => (
        <>
          <Flex gap="2" width="full">
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              fontVariantNumeric="tabular-nums"
              letterSpacing="wide"
              value={form.values.verificationCode}
              onChange={(event) => form.type('verificationCode', event.target.value)}
              {...described}
            />
            {/* Not `disabled`, which would take the focus away from whoever uses the keyboard. */}
            <Button
              aria-disabled={isWaiting}
              aria-busy={isSending}
              fontVariantNumeric="tabular-nums"
              onClick={() => !isWaiting && void form.handleSend()}
            >
              {isSending && <FormattedMessage id="bindCla.smtp.sending" />}
              {!isSending && seconds > 0 && <FormattedMessage id="bindCla.smtp.wait" values={{ seconds }} />}
              {!isWaiting && <FormattedMessage id="bindCla.smtp.send" />}
            </Button>
          </Flex>
          <Text as="output" display="block" fontSize="xs" color="success" overflowWrap="anywhere">
            {sentTo !== undefined && <FormattedMessage id="bindCla.smtp.sent" values={{ address: sentTo }} />}
          </Text>
        </>
      )}
    </FormField>
  );
}
