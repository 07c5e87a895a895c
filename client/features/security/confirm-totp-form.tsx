import { Box, Button, Code, Flex, Text } from '@chakra-ui/react';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { FACTOR_REFUSALS } from '#client/session/factor-refusals.ts';
import type { BeginTotpMutation } from '#generated/graphql.ts';
import { useConfirmTotpMutation } from '#generated/hooks.ts';
import { isTypedCode, typedCode } from '#rules/typed-code.ts';
import { FACTOR_QUERIES } from './factor-queries.ts';

interface ConfirmTotpFormProps {
  readonly begun: BeginTotpMutation['beginTotp'];
  /** The codes come with the first second factor. */
  readonly onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** Shows the secret for the authenticator app, and takes its first code. */
export function ConfirmTotpForm({ begun, onConfirmed, onCancel }: ConfirmTotpFormProps): ReactElement {
  const intl = useIntl();
  const [confirm] = useConfirmTotpMutation({ ...operationOptions(FACTOR_REFUSALS), refetchQueries: FACTOR_QUERIES });
  const form = useForm({
    id: 'totp',
    initial: { code: '' },
    findProblems: ({ code }) => ({
      code: isTypedCode(code) ? undefined : intl.formatMessage({ id: 'security.totp.problem' }),
    }),
    refusals: FACTOR_REFUSALS,
    place: { page: 'factor' },
    submit: ({ code }) => confirm({ variables: { input: { code: typedCode(code) } } }),
    onDone: ({ confirmTotp }) => onConfirmed(confirmTotp.recoveryCodes),
  });
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'security.totp.begin' })}
      refused={<FormattedMessage id="security.totp.refused" />}
      maxWidth="form"
    >
      <Text>
        <FormattedMessage id="security.totp.scan" />
      </Text>
      <Box bg="white" p="4" width="fit-content">
        <QRCodeSVG value={begun.uri} size={176} title={intl.formatMessage({ id: 'security.totp.qr' })} />
      </Box>
      <Text overflowWrap="anywhere">
        <FormattedMessage id="security.totp.secret" values={{ secret: <Code key="secret">{begun.secret}</Code> }} />
      </Text>
      <TextField
        input={form.input('code')}
        label={<FormattedMessage id="security.totp.code" />}
        attributes={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      />
      <Flex gap="2" wrap="wrap">
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage id="security.totp.confirm" />
        </SubmitButton>
        <Button onClick={onCancel}>
          <FormattedMessage id="app.dialog.cancel" />
        </Button>
      </Flex>
    </FormFrame>
  );
}
