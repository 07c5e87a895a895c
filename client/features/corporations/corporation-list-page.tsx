import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { isForeignLink, LinkFailure } from '#client/components/link-failure.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListTools } from '#client/components/list/list-tools.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useCorporationsLinkQuery } from '#generated/hooks.ts';
import { CorporationRow } from './corporation-row.tsx';
import { StateTabs } from './state-tabs.tsx';
import { SORTS, useCorporations } from './use-corporations.ts';

/** The corporations of a link: not complete, complete, deleted. */
export function CorporationListPage(): ReactElement {
  const { linkId = '' } = useParams();
  const corporations = useCorporations(linkId);
  const { error, reload } = corporations;
  const { data: linkData } = useCorporationsLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });

  return (
    <Page>
      <Box mb="6">
        <ButtonLink to={`/linked-repo/${encodeURIComponent(linkId)}`} variant="plain" size="sm">
          <FormattedMessage id="corporations.back" />
        </ButtonLink>
      </Box>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="corporations.title" />
        </PageTitle>
        <Text mt="2" color="fg.muted" minHeight="6">
          {linkData?.link.alias}
        </Text>
      </Box>
      {isForeignLink(error) ? (
        <LinkFailure error={error} onRetry={reload} />
      ) : (
        <Parts linkId={linkId} corporations={corporations} />
      )}
    </Page>
  );
}

interface PartsProps {
  readonly linkId: string;
  readonly corporations: ReturnType<typeof useCorporations>;
}

function Parts({ linkId, corporations }: PartsProps): ReactElement {
  const intl = useIntl();
  const { address, state, chooseState, list, counts, error, reload } = corporations;
  return (
    <Stack gap="6">
      <StateTabs state={state} counts={counts} onChoose={chooseState} />
      <ListTools
        id="corporations"
        address={address}
        searchLabel={intl.formatMessage({ id: 'corporations.search' })}
        sorts={SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `corporations.sort.${value}` }) }))}
      />
      <ListBody
        label={intl.formatMessage({ id: `corporations.state.${state}` })}
        list={list}
        error={error}
        address={address}
        onRetry={reload}
        empty={
          <EmptyList title={<FormattedMessage id={`corporations.empty.${state}`} />}>
            <FormattedMessage id={`corporations.empty.${state}.text`} />
          </EmptyList>
        }
        renderNode={(signing) => (
          <CorporationRow key={signing.id} linkId={linkId} signing={signing} onChanged={reload} />
        )}
      />
    </Stack>
  );
}
