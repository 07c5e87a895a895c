import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIST_CONTEXT, reloads } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { showToast } from '#client/components/toast.ts';
import { SessionsDocument } from '#generated/graphql.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '#generated/hooks.ts';
import { SecuritySection } from './security-section.tsx';
import { SessionTable } from './session-table.tsx';

/** Where the account is logged in, with buttons that end what its owner does not know. */
export function SessionsSection(): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = useSessionsQuery({
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const { endOne, endOthers, isBusy } = useEnding();
  const sessions = data?.sessions ?? [];
  return (
    <SecuritySection
      id="sessions"
      title={<FormattedMessage id="security.sessions" />}
      lead={<FormattedMessage id="security.sessions.lead" />}
    >
      <WholeList
        label={intl.formatMessage({ id: 'security.sessions' })}
        nodes={data?.sessions}
        error={error}
        onRetry={() => void refetch()}
        count={<FormattedMessage id="security.sessions.count" values={{ count: sessions.length }} />}
        actions={
          sessions.length > 1 && (
            <Button size="sm" aria-disabled={isBusy} onClick={() => void (isBusy || endOthers())}>
              <FormattedMessage id="security.sessions.endOthers" />
            </Button>
          )
        }
        renderNodes={(nodes) => <SessionTable sessions={nodes} isBusy={isBusy} onEnd={(id) => void endOne(id)} />}
      />
    </SecuritySection>
  );
}

/** Ends sessions; what is left replaces the list, and a refusal opens the dialog. */
function useEnding() {
  const intl = useIntl();
  const [end, one] = useEndSessionMutation({
    errorPolicy: 'all',
    ...reloads(SessionsDocument),
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: SessionsDocument, data: { sessions: data.endSession.sessions } }),
  });
  const [endAll, all] = useEndOtherSessionsMutation({
    errorPolicy: 'all',
    ...reloads(SessionsDocument),
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: SessionsDocument, data: { sessions: data.endOtherSessions.sessions } }),
  });
  const endOne = async (id: string) => {
    const { data } = await end({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'security.session.ended' }));
    }
  };
  const endOthers = async () => {
    const { data } = await endAll();
    if (data) {
      showToast(intl.formatMessage({ id: 'security.sessions.ended' }));
    }
  };
  return { endOne, endOthers, isBusy: one.loading || all.loading };
}
