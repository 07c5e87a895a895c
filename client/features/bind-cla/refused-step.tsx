import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Failure } from '#client/apollo/failure.ts';
import { Notice } from '#client/components/notice.tsx';
import { refusalText } from './refusals.ts';

/** History state that the last step passes to the step it sends the manager back to. */
export interface RefusedState {
  readonly refusal: Failure;
}

/** Says why the submission was refused, at the top of the step that caused it. */
export function RefusedStep(): ReactElement | null {
  const intl = useIntl();
  const state = useLocation().state as Partial<RefusedState> | null;
  if (state?.refusal === undefined) {
    return null;
  }
  return (
    <Box mb="8">
      <Notice tone="danger" title={<FormattedMessage id="bindCla.refused.here" />}>
        {refusalText(intl, state.refusal)}
      </Notice>
    </Box>
  );
}
