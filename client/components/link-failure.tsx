import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from './button-link.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Notice } from './notice.tsx';

interface LinkFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Returns whether the link in the address does not exist or is not the manager's. */
export function isForeignLink(error: unknown): boolean {
  return error !== undefined && ['no_link', 'no_permission'].includes(failureCode(toFailure(error)) ?? '');
}

/** Replaces what a page could not load of its link: leads to the manager's own links, or offers a retry. */
export function LinkFailure({ error, onRetry }: LinkFailureProps): ReactElement {
  if (!isForeignLink(error)) {
    return <LoadFailure error={error} onRetry={onRetry} />;
  }
  return (
    <Notice tone="warning" title={<FormattedMessage id="links.missing" />}>
      <Text mb="3">
        <FormattedMessage id="links.missing.text" />
      </Text>
      <ButtonLink to="/linked-repo" size="sm">
        <FormattedMessage id="links.missing.go" />
      </ButtonLink>
    </Notice>
  );
}
