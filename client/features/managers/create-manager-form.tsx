import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { Icon } from '#client/components/icons.tsx';
import { useManagerPaths } from './manager-paths.ts';
import { NewManagerRow } from './new-manager-row.tsx';
import type { NewManagerFacts } from './new-managers.ts';
import { useCreateManagers } from './use-create-managers.ts';

interface CreateManagerFormProps {
  readonly facts: NewManagerFacts;
}

/** A row for each new employee manager, as many as there is room for. */
export function CreateManagerForm({ facts }: CreateManagerFormProps): ReactElement {
  const intl = useIntl();
  const { list } = useManagerPaths();
  const { form, keys, room, input, add, remove } = useCreateManagers(facts);
  const { emailDomains } = facts.corporation;
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'managers.create.title' })}
      refused={<FormattedMessage id="managers.create.refused" />}
    >
      <Text fontSize="sm" overflowWrap="anywhere">
        <FormattedMessage
          id="managers.create.domains"
          values={{ domains: intl.formatList(emailDomains.map(({ domain }) => `@${domain}`)) }}
        />
      </Text>
      <Stack as="ol" listStyleType="none" gap="0" borderTop="hairline">
        {keys.map((key, place) => (
          <NewManagerRow
            key={key}
            number={place + 1}
            input={(name) => input(place, name)}
            onRemove={keys.length > 1 ? () => remove(place) : undefined}
          />
        ))}
      </Stack>
      <Flex gap="3" wrap="wrap" align="center">
        {keys.length < room && (
          <Button onClick={add}>
            <Icon name="plus" />
            <FormattedMessage id="managers.create.addRow" />
          </Button>
        )}
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id="managers.create.room" values={{ count: room - keys.length }} />
        </Text>
      </Flex>
      <Flex gap="3" wrap="wrap">
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage id={form.isBusy ? 'managers.create.submitting' : 'managers.create.submit'} />
        </SubmitButton>
        <ButtonLink to={list}>
          <FormattedMessage id="app.dialog.cancel" />
        </ButtonLink>
      </Flex>
    </FormFrame>
  );
}
