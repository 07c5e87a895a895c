import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentInput } from './consent-input.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SignFieldInput } from './sign-field-input.tsx';
import { CLA_TYPE } from './signing-way.ts';
import type { Signing } from './use-signing.ts';
import { VerificationCodeInput } from './verification-code-input.tsx';

interface SignFormProps {
  readonly linkId: string;
  readonly signing: Signing;
  /** What else the address leads to; stands below it. */
  readonly afterEmail?: ReactNode;
  /** What else is agreed to; stands above the consent. */
  readonly commitment?: ReactNode;
}

/** The form beside the document: the fields of the CLA, the proof of the address, the consent. */
export function SignForm({ linkId, signing, afterEmail, commitment }: SignFormProps): ReactElement {
  const { way, fields, form, code, isSubmitting, handleSubmit, handleReload } = signing;
  const { attempts, refusal, values } = form.state;
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
        <FormattedMessage id={`sign.form.title.${CLA_TYPE[way]}`} />
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
              way={way}
              email={values.email ?? ''}
              failure={refusal.failure}
              attempt={attempts}
              onReload={() => void handleReload()}
            />
          )}
          {fields.map((field) => (
            <Fragment key={field.type}>
              <SignFieldInput field={field} form={form} />
              {field.type === 'email' && (
                <>
                  {afterEmail}
                  <VerificationCodeInput form={form} code={code} />
                </>
              )}
            </Fragment>
          ))}
          {commitment}
          <ConsentInput linkId={linkId} form={form} />
          <SubmitButton claType={CLA_TYPE[way]} isSubmitting={isSubmitting} />
        </Stack>
      </form>
    </Box>
  );
}

interface SubmitButtonProps {
  readonly claType: (typeof CLA_TYPE)[keyof typeof CLA_TYPE];
  readonly isSubmitting: boolean;
}

function SubmitButton({ claType, isSubmitting }: SubmitButtonProps): ReactElement {
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
        <FormattedMessage id={isSubmitting ? `sign.submitting.${claType}` : `sign.submit.${claType}`} />
      </Button>
      <Text mt="2" fontSize="xs" color="fg.muted" textAlign="center">
        <FormattedMessage id={`sign.submit.note.${claType}`} />
      </Text>
    </Box>
  );
}
