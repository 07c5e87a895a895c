import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { homePath } from './home-path.ts';
import type { Viewer } from './use-viewer.ts';

interface AdministratorsOnlyProps {
  readonly viewer: Viewer;
}

/** Replaces an administrator's page for employee managers. */
export function AdministratorsOnly({ viewer }: AdministratorsOnlyProps): ReactElement {
  return (
    <GuardNotice
      title={<FormattedMessage id="corporation.administratorsOnly.title" />}
      reason={<FormattedMessage id="corporation.administratorsOnly" />}
      text={<FormattedMessage id="corporation.administratorsOnly.text" values={{ account: viewer.account }} />}
    >
      <ButtonLink to={homePath(viewer)} variant="solid">
        <FormattedMessage id="corporation.toOverview" />
      </ButtonLink>
    </GuardNotice>
  );
}
