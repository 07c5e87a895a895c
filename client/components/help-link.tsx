import type { LinkProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { type HelpRole, helpPath } from '#rules/paths.ts';
import { NewTabLink } from './new-tab-link.tsx';

interface HelpLinkProps extends LinkProps {
  readonly reader: HelpRole;
}

/** Leads to the help for a reader, in a new tab, so that nothing typed here is lost. */
export function HelpLink({ reader, ...props }: HelpLinkProps): ReactElement {
  return (
    <NewTabLink fontSize="sm" {...props} href={helpPath(reader)}>
      <FormattedMessage id="app.help.link" />
    </NewTabLink>
  );
}
