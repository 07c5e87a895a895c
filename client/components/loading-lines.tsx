import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const WIDTHS = ['60%', '90%', '75%', '85%', '40%'];

/** Grey lines in place of text that is loading. */
export function LoadingLines(): ReactElement {
  return (
    <Stack as="output" gap="4">
      <VisuallyHidden>
        <FormattedMessage id="app.loading" />
      </VisuallyHidden>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height="4" width={width} />
      ))}
    </Stack>
  );
}
