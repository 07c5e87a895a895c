import { Stack } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import { usePasskeysQuery, useSecondFactorRequirementQuery, useTotpQuery } from '#generated/hooks.ts';
import { MissingFactorNotice } from './missing-factor-notice.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { RequirementSection } from './requirement-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TotpSection } from './totp-section.tsx';

/** What keeps a manager's account safe. */
export function SecurityPage(): ReactElement {
  // Sections that may show recovery codes start over when those have ended.
  const [renewals, setRenewals] = useState(0);
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  const mayRequire = viewer?.role === 'CORPORATION_ADMINISTRATOR' && !viewer.secondFactorMissing;
  const isReady = useIsReady(mayRequire) && state.status !== 'loading';
  return (
    <Page maxWidth="measure">
      <ListHead title={<FormattedMessage id="security.title" />} lead={<FormattedMessage id="security.lead" />} />
      {!isReady && <LoadingLines />}
      {isReady && (
        <Stack gap="12">
          <MissingFactorNotice />
          <PasskeysSection key={`passkeys-${renewals}`} />
          <TotpSection key={`totp-${renewals}`} />
          <RecoverySection onRenewed={() => setRenewals(renewals + 1)} />
          {mayRequire && <RequirementSection />}
          <SessionsSection />
        </Stack>
      )}
    </Page>
  );
}

/** Whether the sections above the last one have their answers: none of them moves another as it arrives. */
function useIsReady(mayRequire: boolean): boolean {
  const options = { fetchPolicy: 'cache-and-network', context: { handledCodes: 'all' } } as const;
  const keys = usePasskeysQuery(options);
  const app = useTotpQuery(options);
  const requirement = useSecondFactorRequirementQuery({ ...options, skip: !mayRequire });
  const answers = mayRequire ? [keys, app, requirement] : [keys, app];
  return answers.every(({ data, error }) => data !== undefined || error !== undefined);
}
