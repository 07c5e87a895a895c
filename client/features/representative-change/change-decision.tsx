import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { RepresentativeChangeQuery } from '#generated/graphql.ts';
import { useConfirmRepresentativeChangeMutation, useUndoRepresentativeChangeMutation } from '#generated/hooks.ts';

/** What an earlier representative has chosen. */
export type Decision = 'confirm' | 'undo';

interface ChangeDecisionProps {
  /** The key from the mail. */
  readonly changeKey: string;
  readonly change: RepresentativeChangeQuery['representativeChange'];
  readonly onDecided: (decision: Decision) => void;
}

/** Shows who is representative now, and the two ways to answer. A mail scanner that opens the link decides nothing. */
export function ChangeDecision({ changeKey, change, onDecided }: ChangeDecisionProps): ReactElement {
  const { isBusy, decide } = useDecision(changeKey, onDecided);
  const { community, corporationName, previousName } = change;
  return (
    <>
      <Text mb="6" fontSize="lg">
        <FormattedMessage id="representativeChange.text" values={{ community, corporationName, previousName }} />
      </Text>
      <Facts facts={factsOf(change)} />
      <Text mt="6">
        <FormattedMessage id="representativeChange.undo.text" />
      </Text>
      <Flex mt="6" gap="2" wrap="wrap">
        <Button variant="solid" aria-disabled={isBusy} onClick={() => void decide('undo')}>
          <FormattedMessage id="representativeChange.undo" />
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void decide('confirm')}>
          <FormattedMessage id="representativeChange.confirm" />
        </Button>
      </Flex>
    </>
  );
}

/** A refusal opens the dialog that says why. */
function useDecision(key: string, onDecided: (decision: Decision) => void) {
  const [confirm, confirming] = useConfirmRepresentativeChangeMutation();
  const [undo, undoing] = useUndoRepresentativeChangeMutation();
  const isBusy = confirming.loading || undoing.loading;
  const decide = async (decision: Decision): Promise<void> => {
    if (isBusy) {
      return;
    }
    const options = { variables: { input: { key } } };
    const { data } = decision === 'undo' ? await undo(options) : await confirm(options);
    if (data) {
      onDecided(decision);
    }
  };
  return { isBusy, decide };
}

function factsOf({ newName, newEmail, changedAt, endsAt }: ChangeDecisionProps['change']) {
  const values = {
    newName,
    newEmail,
    changedAt: <TimePoint value={changedAt} />,
    endsAt: <TimePoint value={endsAt} />,
  };
  return (['newName', 'newEmail', 'changedAt', 'endsAt'] as const).map((name) => ({
    key: name,
    label: <FormattedMessage id={`representativeChange.fact.${name}`} />,
    value: values[name],
  }));
}
