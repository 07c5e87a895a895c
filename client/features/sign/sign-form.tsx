import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentInput } from './consent-input.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SignFieldInput } from './sign-field-input.tsx';
import { type SigningOptions, useSigning } from './use-signing.ts';
import { VerificationCodeInput } from './verification-code-input.tsx';

/** The form beside the document: the fields of the CLA, the proof of the address, the consent. */
export function SignForm(options: SigningOptions): ReactElement {
  const { fields, form, code, isSubmitting, handleSubmit, handleReload } = useSigning(options);
  const { attempts, refusal } = form.state;
  const { linkId } = options;
  return (
    <Box
      as="section"
      aria-labelledby="sign-form-title"
      alignSelf="start"
      bg="bg.sheet"
      border="hairline"
      borderTop="rule.accent"
      borderRadius="sm"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" size="xl" id="sign-form-title" tabIndex={-1}>
        <FormattedMessage id="sign.form.title" />
      </Heading>
      <Text mt="1" mb="6" fontSize="sm" color="fg.muted">
        <FormattedMessage id="sign.form.required" />
      </Text>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap="6">
          {attempts > 0 && form.shownProblems.size > 0 && (
            <ProblemSummary problems={form.shownProblems} attempt={attempts} />
          )}
          {refusal !== undefined && refusal.key === undefined && (
            <RefusalNotice
              linkId={linkId}
              failure={refusal.failure}
              attempt={attempts}
              onReload={() => void handleReload()}
            />
          )}
          {fields.map((field) => (
            <Fragment key={field.type}>
              <SignFieldInput field={field} form={form} />
              {field.type === 'email' && <VerificationCodeInput form={form} code={code} />}
            </Fragment>
          ))}
          <ConsentInput linkId={linkId} form={form} />
          <SubmitButton isSubmitting={isSubmitting} />
        </Stack>
      </form>
    </Box>
  );
}

function SubmitButton({ isSubmitting }: { readonly isSubmitting: boolean }): ReactElement {
  return (
    <Box>
      <Button
        type="submit"
        variant="solid"
        size="lg"
        width="full"
        aria-disabled={isSubmitting}
        aria-busy={isSubmitting}
      >
        <FormattedMessage id={isSubmitting ? 'sign.submitting' : 'sign.submit'} />
      </Button>
      <Text mt="2" fontSize="xs" color="fg.muted" textAlign="center">
        <FormattedMessage id="sign.submit.note" />
      </Text>
    </Box>
  );
}
