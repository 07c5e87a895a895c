import { Link, type LinkProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** What opens a link in a new tab, without opener or referrer. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link that opens in a new tab, and says so to screen readers. */
export function NewTabLink({ children, ...props }: LinkProps): ReactElement {
  return (
    <Link {...NEW_TAB} {...props}>
      {children}
      <NewTabNote />
    </Link>
  );
}

/** Says to screen readers, within a link, that it opens in a new tab. */
export function NewTabNote(): ReactElement {
  return (
    <span className="hidden-text">
      <FormattedMessage id="app.link.newTab" />
    </span>
  );
}
