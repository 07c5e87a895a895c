import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { homePath } from './home-path.ts';
import type { Viewer } from './use-viewer.ts';

interface ServiceAdministratorsOnlyProps {
  readonly viewer: Viewer;
}

/** Replaces a page of the service's administrators for other community managers. */
export function ServiceAdministratorsOnly({ viewer }: ServiceAdministratorsOnlyProps): ReactElement {
  return (
    <GuardNotice
      title={<FormattedMessage id="accounts.administratorsOnly.title" />}
      reason={<FormattedMessage id="accounts.administratorsOnly" />}
      text={<FormattedMessage id="accounts.administratorsOnly.text" values={{ account: viewer.account }} />}
    >
      <ButtonLink to={homePath(viewer)} variant="solid">
        <FormattedMessage id="accounts.toProjects" />
      </ButtonLink>
    </GuardNotice>
  );
}
