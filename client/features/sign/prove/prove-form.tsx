import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { platformTitle } from './platform-title.ts';
import { ProveCodeField } from './prove-code-field.tsx';
import { ProveRefusal } from './prove-refusal.tsx';
import type { ProveForm as ProveFormState, ProveWay } from './prove-values.ts';

const ADDRESS = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;

interface ProveFormProps {
  readonly linkId: string;
  readonly community: string;
  readonly form: ProveFormState;
  readonly ways: readonly ProveWay[];
  /** Why the platform's answer was refused; undefined once something was sent from here. */
  readonly arrival: Refusal | undefined;
}

/** Asks for the address that signed and for what is to be proved. */
export function ProveForm({ linkId, community, form, ways, arrival }: ProveFormProps): ReactElement {
  const { way, claimedEmail } = form.values;
  const refusal = form.refusal ?? (form.attempts === 0 ? arrival : undefined);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="10" maxWidth="form">
        {refusal !== undefined && <ProveRefusal {...{ linkId, community, refusal }} email={claimedEmail} />}
        <Part title={<FormattedMessage id="prove.signed.title" />}>
          <TextField
            input={form.input('email')}
            label={<FormattedMessage id="prove.signed.email" />}
            attributes={{ ...ADDRESS, autoComplete: 'email' }}
          />
          <ProveCodeField form={form} linkId={linkId} of="email" />
        </Part>
        <Part title={<FormattedMessage id="prove.way.title" />}>
          {ways.length > 1 && <Ways form={form} ways={ways} />}
          {way === 'EMAIL' ? (
            <>
              <TextField
                input={form.input('claimedEmail')}
                label={<FormattedMessage id="prove.claimed.email" />}
                attributes={{ ...ADDRESS, autoComplete: 'off' }}
              />
              <ProveCodeField form={form} linkId={linkId} of="claimedEmail" />
            </>
          ) : (
            <Text fontSize="sm">
              <FormattedMessage id="prove.account.note" values={{ platform: platformTitle(way) }} />
            </Text>
          )}
        </Part>
        <SubmitButton isBusy={form.isBusy} alignSelf="flex-start">
          <SubmitText way={way} isBusy={form.isBusy} />
        </SubmitButton>
      </Stack>
    </form>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="4">
        {title}
      </Heading>
      <Stack gap="6">{children}</Stack>
    </Box>
  );
}

function Ways({ form, ways }: Pick<ProveFormProps, 'form' | 'ways'>): ReactElement {
  const { value, onChange } = form.input('way');
  const choices = ways.map((way) => {
    const values = { platform: way === 'EMAIL' ? '' : platformTitle(way) };
    const id = way === 'EMAIL' ? 'prove.way.EMAIL' : 'prove.way.account';
    return {
      value: way,
      label: <FormattedMessage id={id} values={values} />,
      description: <FormattedMessage id={`${id}.help`} values={values} />,
    };
  });
  return (
    <ChoiceCards
      name="way"
      legend={<FormattedMessage id="prove.way.legend" />}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

function SubmitText({ way, isBusy }: { readonly way: ProveWay; readonly isBusy: boolean }): ReactElement {
  if (isBusy) {
    return <FormattedMessage id="prove.submitting" />;
  }
  return way === 'EMAIL' ? (
    <FormattedMessage id="prove.submit.email" />
  ) : (
    <FormattedMessage id="prove.submit.account" values={{ platform: platformTitle(way) }} />
  );
}
