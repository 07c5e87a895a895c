import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { isEmail } from '#rules/email.ts';

interface UpdateEmailFormProps {
  /** What the address of the page had for it. */
  readonly given: string;
  readonly onGiven: (email: string) => void;
}

/** Asks for the address that was signed with: it decides which version to compare with. */
export function UpdateEmailForm({ given, onGiven }: UpdateEmailFormProps): ReactElement {
  const intl = useIntl();
  const form = useForm({
    id: 'update',
    initial: { email: given },
    findProblems: ({ email }) => ({
      email: isEmail(email.trim()) ? undefined : intl.formatMessage({ id: 'sign.problem.email' }),
    }),
    submit: async ({ email }) => onGiven(email.trim()),
  });
  return (
    <Box as="section" maxWidth="form">
      <Heading as="h2" size="xl" mb="4">
        <FormattedMessage id="claUpdate.ask.title" />
      </Heading>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="6" align="flex-start">
          <TextField
            input={form.input('email')}
            label={<FormattedMessage id="claUpdate.ask.email" />}
            help={<FormattedMessage id="claUpdate.ask.email.help" />}
            attributes={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
          />
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="claUpdate.ask.submit" />
          </SubmitButton>
        </Stack>
      </form>
    </Box>
  );
}
