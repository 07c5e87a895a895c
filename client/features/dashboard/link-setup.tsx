import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import { gatePath, linkDetailPath, sharingPath, signPath } from '#rules/paths.ts';
import { Checklist } from './checklist.tsx';

interface LinkSetupProps {
  readonly linkId: string;
  readonly setup: NonNullable<LinkDashboardQuery['linkDashboard']['setup']>;
}

const STEPS = ['sign', 'connect', 'share', 'invite'] as const;

/** What a new project needs first. */
export function LinkSetup({ linkId, setup }: LinkSetupProps): ReactElement {
  const steps = {
    sign: { isDone: setup.hasSigned, path: signPath(linkId) },
    connect: { isDone: setup.isConnected, path: gatePath(linkId) },
    share: { isDone: setup.isShared, path: linkDetailPath(linkId) },
    invite: { isDone: setup.hasColleague ?? true, path: sharingPath(linkId) },
  };
  return (
    <Checklist
      items={STEPS.filter((step) => step !== 'invite' || setup.hasColleague !== null).map((step) => ({
        key: step,
        text: <FormattedMessage id={`dashboard.setup.${step}`} />,
        ...steps[step],
      }))}
    />
  );
}
