import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useLinkClasQuery } from '#generated/hooks.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { LinkClasSection } from './link-clas-section.tsx';
import { LinkFacts } from './link-facts.tsx';
import { LinkMenu } from './link-menu.tsx';
import { LinkPages } from './link-pages.tsx';
import { ShareSection } from './share-section.tsx';

/** One linked project: its settings, and all versions of its CLAs. */
export function LinkDetailPage(): ReactElement {
  const { linkId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useLinkClasQuery({
    variables: { id: linkId },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const details = data?.linkDetails;

  return (
    <Page>
      <Box mb="6">
        <ButtonLink to="/linked-repo" variant="plain" size="sm">
          <FormattedMessage id="links.back" />
        </ButtonLink>
      </Box>
      <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between" mb="8">
        <PageTitle>{details?.link.alias ?? <FormattedMessage id="links.detail.pageTitle" />}</PageTitle>
        {details !== undefined && (
          <Flex gap="2" wrap="wrap">
            <LinkPages linkId={linkId} />
            <LinkMenu details={details} onChanged={() => void navigate('/linked-repo')} />
          </Flex>
        )}
      </Flex>
      {details === undefined && error === undefined && <LoadingLines />}
      {details === undefined && error !== undefined && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {details !== undefined && (
        <Stack gap="12">
          <FrozenNotice details={details} />
          <ShareSection link={details.link} />
          <LinkFacts details={details} />
          <LinkClasSection type="INDIVIDUAL" details={details} />
          <LinkClasSection type="CORPORATION" details={details} />
        </Stack>
      )}
    </Page>
  );
}
