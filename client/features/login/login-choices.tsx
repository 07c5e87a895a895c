import { Button, Flex, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { LoginChoice } from './use-corporation-login.ts';

interface LoginChoicesProps {
  /** At least two; of different links. */
  readonly choices: readonly LoginChoice[];
  readonly isBusy: boolean;
  readonly onChoose: (choice: LoginChoice) => Promise<void>;
  readonly onRestart: () => void;
}

/** Which of the corporations that account and password fit. */
export function LoginChoices({ choices, isBusy, onChoose, onRestart }: LoginChoicesProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(1);
  const [linkId, setLinkId] = useState<string>();
  const chosen = choices.find((choice) => choice.linkId === linkId) ?? choices[0];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) {
      void onChoose(chosen);
    }
  };
  const describe = ({ role, alias, projectUrl }: LoginChoice) =>
    intl.formatMessage(
      { id: 'login.choice.where' },
      { role: intl.formatMessage({ id: `login.choice.role.${role}` }), alias, projectUrl },
    );
  return (
    <form onSubmit={handleSubmit}>
      <Stack ref={ref} tabIndex={-1} gap="6">
        <ChoiceCards
          name="corporation"
          legend={<FormattedMessage id="login.choice.legend" />}
          choices={choices.map((choice) => ({
            value: choice.linkId,
            label: choice.corporationName,
            description: describe(choice),
          }))}
          value={chosen?.linkId}
          onChange={setLinkId}
        />
        <Flex gap="2" wrap="wrap">
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id={isBusy ? 'login.submitting' : 'login.submit'} />
          </SubmitButton>
          <Button onClick={onRestart}>
            <FormattedMessage id="login.choice.other" />
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
