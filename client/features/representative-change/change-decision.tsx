import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { useIsShown } from '#client/components/reader-place.ts';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
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
  const { isBusy, refusal, decide } = useDecision(changeKey, onDecided);
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
      {refusal !== undefined && (
        <Box mt="6">
          <FormRefusal title={<FormattedMessage id="representativeChange.refused" />} refusal={refusal} />
        </Box>
      )}
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

/** Sends a decision. If the visitor has left the page meanwhile, a toast shows the result. */
function useDecision(key: string, onDecided: (decision: Decision) => void) {
  const intl = useIntl();
  const isShown = useIsShown();
  const { refusal, show, clear } = useRefusal({ refusals: EVERY_REFUSAL });
  const [confirm, confirming] = useConfirmRepresentativeChangeMutation(operationOptions(EVERY_REFUSAL));
  const [undo, undoing] = useUndoRepresentativeChangeMutation(operationOptions(EVERY_REFUSAL));
  const isBusy = confirming.loading || undoing.loading;
  const decide = async (decision: Decision): Promise<void> => {
    if (isBusy) {
      return;
    }
    clear();
    const options = { variables: { input: { key } } };
    const { data, error } = decision === 'undo' ? await undo(options) : await confirm(options);
    if (!data) {
      show(error);
    } else if (isShown()) {
      onDecided(decision);
    } else {
      showToast(intl.formatMessage({ id: `representativeChange.${decision}.done` }));
    }
  };
  return { isBusy, refusal, decide };
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
