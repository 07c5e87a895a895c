import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Fold } from '#client/components/fold.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { SignedCla_ClaFragment } from '#generated/graphql.ts';
import type { SignLink } from './use-sign-link.ts';

interface ClaDetailsProps {
  readonly link: Pick<SignLink, 'projectUrl'>;
  readonly cla: Pick<SignedCla_ClaFragment, 'version' | 'sha256'>;
}

/** Identifies the document above it by version, fingerprint and project, folded. */
export function ClaDetails({ link, cla }: ClaDetailsProps): ReactElement {
  return (
    <Fold mt="2" summary={<FormattedMessage id="sign.details" />}>
      <Facts
        facts={[
          {
            key: 'version',
            label: <FormattedMessage id="sign.cla.version" />,
            value: <FormattedMessage id="sign.cla.versionNumber" values={{ version: cla.version }} />,
          },
          {
            key: 'fingerprint',
            label: <FormattedMessage id="sign.cla.fingerprint" />,
            value: <Fingerprint sha256={cla.sha256} />,
          },
          {
            key: 'project',
            label: <FormattedMessage id="sign.chooser.project" />,
            value: <NewTabLink href={link.projectUrl}>{link.projectUrl}</NewTabLink>,
          },
        ]}
      />
    </Fold>
  );
}
