import { Button, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { readReturnAddress } from './return-address.ts';

/** Leads back to where the signer came from; nothing when that is unknown or not to be trusted. */
export function ReturnLink({ projectUrl }: { readonly projectUrl: string | undefined }): ReactElement | null {
  const [search] = useSearchParams();
  const address = readReturnAddress(search, projectUrl);
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
