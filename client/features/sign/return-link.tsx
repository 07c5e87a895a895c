import { skipToken } from '@apollo/client/react';
import { Button, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { useReturnPlacesQuery } from '#generated/hooks.ts';
import { readOutsideAddress, readReturnAddress } from './return-address.ts';

interface ReturnLinkProps {
  /** Absent when the link is gone. */
  readonly linkId: string | undefined;
  readonly projectUrl: string | undefined;
}

/** Leads back to where the signer came from; nothing when that is unknown or not to be trusted. */
export function ReturnLink({ linkId, projectUrl }: ReturnLinkProps): ReactElement | null {
  const [search] = useSearchParams();
  const known = readReturnAddress(search, { projectUrl });
  const isListNeeded = linkId !== undefined && known === undefined && readOutsideAddress(search) !== undefined;
  // Without the list the address is not trusted, whatever the reason.
  const context = { handledCodes: 'all' } as const;
  const { data } = useReturnPlacesQuery(isListNeeded ? { variables: { id: linkId }, context } : skipToken);
  const address = known ?? (data && readReturnAddress(search, data.link));
  if (address === undefined) {
    return null;
  }
  if (address.kind === 'own') {
    return (
      <ButtonLink to={address.path}>
        <FormattedMessage id="sign.success.backHere" />
      </ButtonLink>
    );
  }
  return (
    <Button asChild>
      <Link href={address.url.href} rel="noreferrer" variant="plain">
        <FormattedMessage id="sign.success.back" values={{ host: address.url.host }} />
      </Link>
    </Button>
  );
}
