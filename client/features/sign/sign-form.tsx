import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { ConsentInput } from './consent-input.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SignCodeField } from './sign-code-field.tsx';
import { SignFieldInput } from './sign-field-input.tsx';
import { CLA_TYPE } from './signing-way.ts';
import type { Signing } from './use-signing.ts';

interface SignFormProps {
  readonly signing: Signing;
  /** What else the address leads to; stands below it. */
  readonly afterEmail?: ReactNode;
  /** Whether it is still being looked up what the address leads to. */
  readonly isLookingUp?: boolean;
  /** What else is agreed to; stands above the consent. */
  readonly commitment?: ReactNode;
}

/** The form beside the document: the fields of the CLA, the proof of the address, the consent. */
export function SignForm({ signing, afterEmail, isLookingUp = false, commitment }: SignFormProps): ReactElement {
  const { linkId, community, way, language, fields, form, handleReload } = signing;
  const { attempts, refusal, problems, values } = form;
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
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="6">
          {attempts > 0 && problems.length > 0 && <ProblemSummary problems={problems} attempt={attempts} />}
          {refusal !== undefined && (
            <RefusalNotice
              linkId={linkId}
              way={way}
              values={values}
              refusal={refusal}
              onReload={() => void handleReload()}
            />
          )}
          {fields.map((field) => (
            <Fragment key={field.type}>
              <SignFieldInput field={field} form={form} />
              {field.type === 'email' && (
                <>
                  {afterEmail}
                  <SignCodeField form={form} linkId={linkId} way={way} language={language} isHeld={isLookingUp} />
                </>
              )}
            </Fragment>
          ))}
          {commitment}
          <ConsentInput linkId={linkId} form={form} />
          <Submit claType={CLA_TYPE[way]} isBusy={form.isBusy} community={community} />
        </Stack>
      </form>
      <HelpLink reader={way === 'corporation' ? 'corporation' : 'signer'} display="block" mt="6" textAlign="center" />
    </Box>
  );
}

interface SubmitProps {
  readonly community: string;
  readonly claType: (typeof CLA_TYPE)[keyof typeof CLA_TYPE];
  readonly isBusy: boolean;
}

function Submit({ claType, isBusy, community }: SubmitProps): ReactElement {
  return (
    <Box>
      <Text mb="4" fontSize="sm" id="sign-agreement">
        <FormattedMessage id={`sign.agreement.${claType}`} values={{ community }} />
      </Text>
      <SubmitButton isBusy={isBusy} size="lg" width="full">
        <FormattedMessage id={isBusy ? `sign.submitting.${claType}` : `sign.submit.${claType}`} />
      </SubmitButton>
      <Text mt="2" fontSize="xs" color="fg.muted" textAlign="center">
        <FormattedMessage id={`sign.submit.note.${claType}`} />
      </Text>
    </Box>
  );
}
