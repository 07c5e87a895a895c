import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { Day } from '#client/components/day.tsx';
import type { Sender_ChoiceFragment } from '#generated/graphql.ts';

const PROBLEM_ID = 'sender-problem';

interface SenderChoiceProps {
  readonly senders: readonly Sender_ChoiceFragment[];
  /** The service's own address, where it can be used for now. */
  readonly service: string | null;
  readonly value: string | undefined;
  /** Whether to report that none is chosen. */
  readonly isMissing: boolean;
  readonly onChange: (address: string) => void;
}

/** Chooses among the addresses authorised earlier, and that of the service. */
export function SenderChoice({ senders, service, value, isMissing, onChange }: SenderChoiceProps): ReactElement {
  const authorized = senders.map(({ address, provider, authorizedAt }) => ({
    value: address,
    label: address,
    description: (
      <FormattedMessage id={`bindCla.email.authorizedBy.${provider}`} values={{ date: <Day value={authorizedAt} /> }} />
    ),
  }));
  const ofService = {
    label: <FormattedMessage id="bindCla.email.service" />,
    description: <FormattedMessage id="bindCla.email.service.help" values={{ address: service }} />,
  };
  const choices = service === null ? authorized : [...authorized, { ...ofService, value: service }];
  return (
    <Box>
      {choices.length > 0 && (
        <ChoiceCards
          name="sender"
          legend={<FormattedMessage id="bindCla.email.choose" />}
          value={value}
          isInvalid={isMissing}
          aria-describedby={isMissing ? PROBLEM_ID : undefined}
          choices={choices}
          onChange={onChange}
        />
      )}
      <Text as="output" id={PROBLEM_ID} display="block" mt="1" fontSize="sm" fontWeight="medium" color="danger">
        {isMissing && <FormattedMessage id="bindCla.email.none" />}
      </Text>
    </Box>
  );
}
