import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONSENT_CODE } from '#client/apollo/failure.ts';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Answer } from '#client/components/form/form.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { LogInMutation } from '#generated/graphql.ts';
import { ConsentField } from './consent-field.tsx';
import { askRefusedConsent, LOGIN_REFUSAL_CODES, type LoginForm } from './login-values.ts';
import type { LoginChoice } from './use-corporation-login.ts';

interface LoginChoicesProps {
  /** At least two; of different links. */
  readonly choices: readonly LoginChoice[];
  /** What was typed before. */
  readonly form: LoginForm;
  readonly onChoose: (linkId: string) => Promise<Answer<LogInMutation>>;
  readonly onLoggedIn: (answer: LogInMutation) => Promise<void>;
  readonly onRestart: () => void;
}

/** Which of the corporations that account and password fit. */
export function LoginChoices(props: LoginChoicesProps): ReactElement {
  const { choices, form: login, onChoose, onLoggedIn, onRestart } = props;
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(1);
  const form = useForm({
    id: 'login-choice',
    initial: { linkId: choices[0]?.linkId ?? '' },
    refusals: { codes: [...LOGIN_REFUSAL_CODES, CONSENT_CODE] },
    onRefused: (failure) => {
      askRefusedConsent(login, failure);
      return false;
    },
    submit: ({ linkId }) => onChoose(linkId),
    onDone: onLoggedIn,
  });
  const { value, onChange } = form.input('linkId');
  const describe = ({ role, alias, projectUrl }: LoginChoice) =>
    intl.formatMessage(
      { id: 'login.choice.where' },
      { role: intl.formatMessage({ id: `login.choice.role.${role}` }), alias, projectUrl },
    );
  return (
    <Stack gap="6">
      {form.refusal !== undefined && (
        <FormRefusal title={<FormattedMessage id="login.refused" />} refusal={form.refusal} />
      )}
      <form onSubmit={form.handleSubmit}>
        <Stack ref={ref} tabIndex={-1} gap="6">
          <ChoiceCards
            name="corporation"
            legend={<FormattedMessage id="login.choice.legend" />}
            choices={choices.map((choice) => ({
              value: choice.linkId,
              label: choice.corporationName,
              description: describe(choice),
            }))}
            value={value}
            onChange={onChange}
          />
          <ConsentField form={login} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton isBusy={form.isBusy}>
              <FormattedMessage id={form.isBusy ? 'login.submitting' : 'login.submit'} />
            </SubmitButton>
            <Button onClick={onRestart}>
              <FormattedMessage id="login.choice.other" />
            </Button>
          </Flex>
        </Stack>
      </form>
    </Stack>
  );
}
