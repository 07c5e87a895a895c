import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { ConsentInput } from './consent-input.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SignCodeField } from './sign-code-field.tsx';
import { SignFieldInput } from './sign-field-input.tsx';
import type { SignField } from './sign-fields.ts';
import type { SignForm } from './sign-values.ts';
import { type AgreementOptions, useAgreement } from './use-agreement.ts';

interface UpdateFormProps extends AgreementOptions {
  /** The way to another address. */
  readonly otherEmail: ReactNode;
}

/** The agreement to the newer version: the proof of the address, and the consent. */
export function UpdateForm({ otherEmail, ...agreement }: UpdateFormProps): ReactElement {
  const { linkId, email, cla, asked } = agreement;
  const form = useAgreement(agreement);
  const { attempts, refusal, problems, isBusy } = form;
  const handleReload = async () => {
    await agreement.onReload();
    form.clearRefusal();
  };
  return (
    <Box
      as="section"
      aria-labelledby="update-form-title"
      width="full"
      maxWidth="consent"
      bg="bg.sheet"
      border="hairline"
      borderTop="rule.accent"
      borderRadius="sm"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" size="xl" mb="4" id="update-form-title">
        <FormattedMessage id="claUpdate.form.title" />
      </Heading>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="6">
          {attempts > 0 && problems.length > 0 && <ProblemSummary problems={problems} attempt={attempts} />}
          {refusal !== undefined && (
            <RefusalNotice
              linkId={linkId}
              way="individual"
              values={{ ...form.values, email }}
              refusal={refusal}
              onReload={() => void handleReload()}
            />
          )}
          <Signer email={email} otherEmail={otherEmail} />
          {asked.length > 0 && <AskedFields fields={asked} form={form} />}
          <SignCodeField form={form} linkId={linkId} way="individual" language={cla.language} />
          <ConsentInput linkId={linkId} form={form} />
          <Box>
            <Text mb="4" fontSize="sm">
              <FormattedMessage id="claUpdate.agreement" values={{ version: cla.version }} />
            </Text>
            <SubmitButton isBusy={isBusy} size="lg" width="full">
              <FormattedMessage
                id={isBusy ? 'claUpdate.submitting' : 'claUpdate.submit'}
                values={{ version: cla.version }}
              />
            </SubmitButton>
            <Text mt="2" fontSize="xs" color="fg.muted" textAlign="center">
              <FormattedMessage id="claUpdate.submit.note" />
            </Text>
          </Box>
        </Stack>
      </form>
    </Box>
  );
}

interface AskedFieldsProps {
  readonly fields: readonly SignField[];
  readonly form: SignForm;
}

/** What the version asks for beyond what was signed. */
function AskedFields({ fields, form }: AskedFieldsProps): ReactElement {
  return (
    <Stack gap="4">
      <Text fontSize="sm">
        <FormattedMessage id="claUpdate.form.asked" />
      </Text>
      {fields.map((field) => (
        <SignFieldInput key={field.type} field={field} form={form} />
      ))}
    </Stack>
  );
}

/** Who agrees, and that the rest stays as it was signed. */
function Signer({ email, otherEmail }: { readonly email: string; readonly otherEmail: ReactNode }): ReactElement {
  return (
    <Box>
      <Text fontSize="sm" fontWeight="medium">
        <FormattedMessage id="claUpdate.form.signer" />
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        <Text overflowWrap="anywhere">{email}</Text>
        {otherEmail}
      </Flex>
      <Text mt="1" fontSize="xs" color="fg.muted">
        <FormattedMessage id="claUpdate.form.kept" />
      </Text>
    </Box>
  );
}
