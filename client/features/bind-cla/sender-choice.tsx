import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { Day } from '#client/components/day.tsx';
import type { Sender_ChoiceFragment } from '#generated/graphql.ts';

const PROBLEM_ID = 'sender-problem';

interface SenderChoiceProps {
  readonly senders: readonly Sender_ChoiceFragment[];
  readonly value: string | undefined;
  /** Whether to report that none is chosen. */
  readonly isMissing: boolean;
  readonly onChange: (address: string) => void;
}

/** Chooses among the addresses authorised earlier. */
export function SenderChoice({ senders, value, isMissing, onChange }: SenderChoiceProps): ReactElement {
  return (
    <Box>
      {senders.length > 0 && (
        <ChoiceCards
          name="sender"
          legend={<FormattedMessage id="bindCla.email.authorized" />}
          value={value}
          isInvalid={isMissing}
          aria-describedby={isMissing ? PROBLEM_ID : undefined}
          choices={senders.map(({ address, provider, authorizedAt }) => ({
            value: address,
            label: address,
            description: (
              <FormattedMessage
                id={`bindCla.email.authorizedBy.${provider}`}
                values={{ date: <Day value={authorizedAt} /> }}
              />
            ),
          }))}
          onChange={onChange}
        />
      )}
      <Text as="output" id={PROBLEM_ID} display="block" mt="1" fontSize="sm" fontWeight="medium" color="accent">
        {isMissing && <FormattedMessage id="bindCla.email.none" />}
      </Text>
    </Box>
  );
}
