import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { gatePath } from '#rules/paths.ts';

/** The way back from a page about the check of a link to its overview. */
export function BackToGate({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <Box mb="6">
      <ButtonLink to={gatePath(linkId)} variant="plain" size="sm">
        <FormattedMessage id="gateManager.back" />
      </ButtonLink>
    </Box>
  );
}
