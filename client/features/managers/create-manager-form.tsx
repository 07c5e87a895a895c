import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { Icon } from '#client/components/icons.tsx';
import { useManagerPaths } from './manager-paths.ts';
import type { NewManagerFacts } from './new-manager-facts.ts';
import { NewManagerRow } from './new-manager-row.tsx';
import { useCreateManagers } from './use-create-managers.ts';

interface CreateManagerFormProps {
  readonly facts: NewManagerFacts;
}

/** A row for each new employee manager, as many as there is room for. */
export function CreateManagerForm({ facts }: CreateManagerFormProps): ReactElement {
  const intl = useIntl();
  const { list } = useManagerPaths();
  const { rows, room, refusal, isBusy, handleSubmit } = useCreateManagers(facts);
  const { emailDomains } = facts.corporation;
  return (
    <form
      noValidate
      aria-label={intl.formatMessage({ id: 'managers.create.title' })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="managers.create.refused" />} refusal={refusal} />
        )}
        <Text fontSize="sm" overflowWrap="anywhere">
          <FormattedMessage
            id="managers.create.domains"
            values={{ domains: intl.formatList(emailDomains.map(({ domain }) => `@${domain}`)) }}
          />
        </Text>
        <Stack as="ol" listStyleType="none" gap="0" borderTop="hairline">
          {rows.all.map((row, index) => (
            <NewManagerRow
              key={row.key}
              number={index + 1}
              row={row}
              input={(name) => rows.input(row.key, name)}
              onRemove={rows.all.length > 1 ? () => rows.remove(row.key) : undefined}
            />
          ))}
        </Stack>
        <Flex gap="3" wrap="wrap" align="center">
          {rows.all.length < room && (
            <Button id="add-manager-row" onClick={rows.add}>
              <Icon name="plus" />
              <FormattedMessage id="managers.create.addRow" />
            </Button>
          )}
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id="managers.create.room" values={{ count: room - rows.all.length }} />
          </Text>
        </Flex>
        <Flex gap="3" wrap="wrap">
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id={isBusy ? 'managers.create.submitting' : 'managers.create.submit'} />
          </SubmitButton>
          <ButtonLink to={list}>
            <FormattedMessage id="app.dialog.cancel" />
          </ButtonLink>
        </Flex>
      </Stack>
    </form>
  );
}
