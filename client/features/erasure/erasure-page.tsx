import { Box, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { Notice } from '#client/components/notice.tsx';
import { allowsChanges } from '#client/session/link-role.ts';
import { useErasureLinkQuery, useErasureRequestsQuery } from '#generated/hooks.ts';
import { EraseAccountButton } from './erase-account-button.tsx';
import { ErasureRequestRow } from './erasure-request-row.tsx';

const SORTS = ['REQUESTED_ASC'] as const;
const TABS = ['REQUESTED', 'GRANTED', 'REFUSED', 'all'] as const;

/** What signers of a link asked to erase, and what its managers decide about it. */
export function ErasurePage(): ReactElement {
  const { linkId = '' } = useParams();
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS);
  const { after } = address;
  const { data: of } = useErasureLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  const { data, error, refetch } = useErasureRequestsQuery({
    variables: { linkId, ...(tab !== 'all' && { state: tab }), ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'erasureRequests');
  const details = of?.linkDetails;
  const canChange = details !== undefined && allowsChanges(details.viewerRole);
  return (
    <LinkPage
      title={<FormattedMessage id="erasure.title" />}
      lead={<FormattedMessage id="erasure.lead" values={{ days: details?.retentionDays ?? 0 }} />}
      action={canChange && !details.legalHold && <EraseAccountButton linkId={linkId} />}
      error={error}
    >
      <Stack gap="6">
        {details?.legalHold === true && <HoldNotice />}
        <ListTabs
          label={intl.formatMessage({ id: 'erasure.tabs' })}
          tabs={TABS.map((key) => ({ key, label: <FormattedMessage id={`erasure.tab.${key}`} /> }))}
          current={tab}
          onChoose={chooseTab}
        />
        <Box>
          <ListBody
            label={intl.formatMessage({ id: 'erasure.requests' })}
            address={address}
            list={data?.erasureRequests}
            error={error}
            onRetry={reload}
            empty={
              <EmptyList title={<FormattedMessage id="erasure.empty" />}>
                <FormattedMessage id="erasure.empty.text" />
              </EmptyList>
            }
            renderNode={(request) => (
              <ErasureRequestRow
                key={request.id}
                linkId={linkId}
                request={request}
                canDecide={canChange}
                isHeld={details?.legalHold === true}
                onDecided={reload}
              />
            )}
          />
        </Box>
      </Stack>
    </LinkPage>
  );
}

function HoldNotice(): ReactElement {
  return (
    <Notice tone="info" title={<FormattedMessage id="erasure.hold" />}>
      <FormattedMessage id="erasure.hold.text" />
    </Notice>
  );
}
