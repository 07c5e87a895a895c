import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { useIsHere } from '#client/components/reader-place.ts';
import { keepReturnPath } from '#client/session/return-path.ts';
import { useStartGmailAuthorizationMutation } from '#generated/hooks.ts';

interface GmailAuthorizationProps {
  /** The page that asks, when it is not the wizard's. */
  readonly returnPath: string | undefined;
}

/** Leads to Google's consent page, which returns here. */
export function GmailAuthorization({ returnPath }: GmailAuthorizationProps): ReactElement {
  const [start, { loading }] = useStartGmailAuthorizationMutation({ errorPolicy: 'all' });
  const isHere = useIsHere();
  const handleClick = async () => {
    if (loading) {
      return;
    }
    const { data } = await start();
    if (data && isHere()) {
      keepReturnPath(returnPath);
      window.location.assign(data.startGmailAuthorization.url);
    }
  };
  return (
    <Box>
      <Text mb="4" fontSize="sm" color="fg.muted">
        <FormattedMessage id="bindCla.email.gmail.text" />
      </Text>
      <Button aria-disabled={loading} aria-busy={loading} onClick={() => void handleClick()}>
        <Icon name="external" />
        <FormattedMessage id="bindCla.email.gmail.go" />
      </Button>
    </Box>
  );
}
