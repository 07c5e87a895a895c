import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePendingPart } from './pending-page.ts';

const WIDTHS = ['60%', '90%', '75%', '85%', '40%'];

/** Grey lines in place of text that is loading; the footer waits for it. */
export function LoadingLines(): ReactElement {
  usePendingPart();
  return (
    <Stack as="output" gap="4">
      <span className="hidden-text">
        <FormattedMessage id="app.loading" />
      </span>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height="4" width={width} />
      ))}
    </Stack>
  );
}
