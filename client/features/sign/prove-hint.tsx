import { Link, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { provePath } from '#rules/paths.ts';

/** Tells signers whose commits name another address that they need not sign again. */
export function ProveHint({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <Text fontSize="sm">
      <FormattedMessage id="sign.proveHint" values={{ a: linkToProving(linkId) }} />
    </Text>
  );
}

/** Returns what wraps a part of a text in a link to the page on which more is proved. */
function linkToProving(linkId: string): (text: ReactNode[]) => ReactElement {
  return function ProveLink(text) {
    return (
      <Link asChild>
        <RouterLink to={provePath(linkId)}>{text}</RouterLink>
      </Link>
    );
  };
}
