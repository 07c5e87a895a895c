import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { Arrival } from '#client/session/arrival.ts';
import { CorporationLogin } from './corporation-login.tsx';
import { LoginLink } from './login-link.tsx';

interface CorporationEntryProps {
  /** Why the visitor is here. */
  readonly arrival: Arrival | undefined;
}

/** The log-in of corporation managers: for the link in the address, or without one, for the account's own link. */
export function CorporationEntry({ arrival }: CorporationEntryProps): ReactElement {
  const { linkId } = useParams();
  if (linkId !== undefined) {
    return (
      <LoginLink key={linkId} linkId={linkId}>
        <CorporationLogin arrival={arrival} linkId={linkId} />
      </LoginLink>
    );
  }
  return (
    <Stack gap="6">
      <Text color="fg.muted">
        <FormattedMessage id="login.corporation.anyLink" />
      </Text>
      <CorporationLogin arrival={arrival} linkId={undefined} />
    </Stack>
  );
}
