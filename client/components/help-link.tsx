import type { LinkProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { type HelpRole, helpPath } from '#rules/paths.ts';
import { NewTabLink } from './new-tab-link.tsx';

interface HelpLinkProps extends LinkProps {
  readonly role: HelpRole;
}

/** Leads to the help for a role, in a new tab, so that nothing typed here is lost. */
export function HelpLink({ role, ...props }: HelpLinkProps): ReactElement {
  return (
    <NewTabLink fontSize="sm" {...props} href={helpPath(role)}>
      <FormattedMessage id="app.help.link" />
    </NewTabLink>
  );
}
