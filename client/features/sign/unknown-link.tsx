import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';

interface UnknownLinkProps {
  readonly linkId: string;
}

/** Says that the link does not exist or was unlinked, and offers links onward. */
export function UnknownLink({ linkId }: UnknownLinkProps): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="sign.unknown.title" />}>
        <Text overflowWrap="anywhere">
          <FormattedMessage id="sign.unknown.text" values={{ linkId }} />
        </Text>
      </Notice>
      <Box mt="8">
        <SignLinkForm />
      </Box>
      <ButtonLink to="/index" variant="plain" mt="8">
        <FormattedMessage id="app.way.home" />
      </ButtonLink>
      <Box mt="4">
        <HelpLink reader="signer" />
      </Box>
    </>
  );
}
