import { Link, type LinkProps, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** A link that opens in a new tab, without opener or referrer, and says so to screen readers. */
export function NewTabLink({ children, ...props }: LinkProps): ReactElement {
  return (
    <Link target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <VisuallyHidden>
        <FormattedMessage id="app.link.newTab" />
      </VisuallyHidden>
    </Link>
  );
}
