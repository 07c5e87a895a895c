import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ListHead } from '#client/components/list/list-head.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Page } from '#client/components/page.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import { useCorporationSettingsQuery } from '#generated/hooks.ts';
import { AutoApproval } from './auto-approval.tsx';
import { BackupSection } from './backup-section.tsx';
import { EmployeeNotices } from './employee-notices.tsx';

/** What a corporation's managers decide once: automatic activation, the mails they get, and who stands in. */
export function CorporationSettingsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const state = useViewer();
  const isAdministrator = state.status === 'known' && state.viewer?.role === 'CORPORATION_ADMINISTRATOR';
  const { data, error, refetch } = useCorporationSettingsQuery({
    variables: { isAdministrator },
    skip: state.status !== 'known',
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <ListHead title={<FormattedMessage id="corporation.settings.title" />} />
      <Loaded data={data?.corporation} error={error} onRetry={() => void refetch()}>
        {({ id, autoApproval, everybody, employeeNotices, administrators }) => (
          <>
            <AutoApproval
              linkId={linkId}
              isEnabled={autoApproval}
              waiting={everybody.waiting}
              canChange={isAdministrator}
            />
            {employeeNotices !== null && <EmployeeNotices corporationId={id} choice={employeeNotices} />}
            {administrators !== undefined && <BackupSection linkId={linkId} administrators={administrators} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
