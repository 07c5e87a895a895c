import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { ArrivedCode } from './arrived-code.ts';

/** Shows the state of the code from a mail's link: nothing is submitted by it. */
export function ArrivedCodeNotice({ code, isTaken }: ArrivedCode): ReactElement {
  return (
    <Box mb="6">
      <Notice
        tone="success"
        title={<FormattedMessage id={isTaken ? 'sign.arrived.taken' : 'sign.arrived'} values={{ code }} />}
      >
        <FormattedMessage id={isTaken ? 'sign.arrived.taken.text' : 'sign.arrived.text'} />
      </Notice>
    </Box>
  );
}
