import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { useLinkClasQuery } from '#generated/hooks.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { LinkClasSection } from './link-clas-section.tsx';

/** All versions of the CLAs of a linked project. */
export function LinkClasPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkClasQuery({
    variables: { id: linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  return (
    <LinkPage title={<FormattedMessage id="links.clas" />} error={error}>
      <Loaded data={data?.linkDetails} error={error} onRetry={() => void refetch()}>
        {(loaded) => (
          <Stack gap="12">
            <FrozenNotice details={loaded} />
            <LinkClasSection type="INDIVIDUAL" details={loaded} />
            <LinkClasSection type="CORPORATION" details={loaded} />
          </Stack>
        )}
      </Loaded>
    </LinkPage>
  );
}
