import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from './button-link.tsx';
import { Notice } from './notice.tsx';

/** Returns whether the link in the address does not exist or is not the manager's. */
export function isForeignLink(error: unknown): boolean {
  return error !== undefined && ['no_link', 'no_permission'].includes(failureCode(toFailure(error)) ?? '');
}

/** Replaces a page of a link that is not the manager's, and leads to their own links. */
export function ForeignLink(): ReactElement {
  return (
    <Notice tone="info" title={<FormattedMessage id="links.missing" />}>
      <Text mb="3">
        <FormattedMessage id="links.missing.text" />
      </Text>
      <ButtonLink to="/linked-repo" size="sm">
        <FormattedMessage id="links.missing.go" />
      </ButtonLink>
    </Notice>
  );
}
