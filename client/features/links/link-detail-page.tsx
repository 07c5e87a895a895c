import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { LinkPages } from '#client/components/link-pages.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { useLinkClasQuery } from '#generated/hooks.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { LinkClasSection } from './link-clas-section.tsx';
import { LinkFacts } from './link-facts.tsx';
import { LinkMenu } from './link-menu.tsx';
import { ShareSection } from './share-section.tsx';

/** The other pages of the link, in the order of use. */
const PAGES = [
  'overview',
  'signings',
  'corporations',
  'gate',
  'emails',
  'webhooks',
  'privacy',
  'erasure',
  'import',
  'activity',
] as const;

/** A link of a code platform is managed by whoever administers its organisation. */
const SHARED_PAGES = [...PAGES, 'sharing'] as const;

/** One linked project: its settings, and all versions of its CLAs. */
export function LinkDetailPage(): ReactElement {
  const { linkId = '' } = useParams();
  const leadOn = useLeadOn();
  const { data, error, refetch } = useLinkClasQuery({
    variables: { id: linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const details = data?.linkDetails;
  const reload = () => void refetch();

  return (
    <LinkPage
      back={{ to: '/linked-repo', textId: 'links.back' }}
      title={details?.link.alias ?? <FormattedMessage id="links.detail.pageTitle" />}
      action={
        details !== undefined && (
          <Flex gap="2" wrap="wrap">
            <LinkPages linkId={linkId} pages={details.link.platform === 'WEB' ? SHARED_PAGES : PAGES} />
            <LinkMenu details={details} onChanged={reload} onUnlinked={() => void leadOn('/linked-repo')} />
          </Flex>
        )
      }
      error={error}
    >
      <Loaded data={details} error={error} onRetry={reload}>
        {(loaded) => (
          <Stack gap="12">
            <FrozenNotice details={loaded} />
            <ShareSection link={loaded.link} />
            <LinkFacts details={loaded} />
            <LinkClasSection type="INDIVIDUAL" details={loaded} />
            <LinkClasSection type="CORPORATION" details={loaded} />
          </Stack>
        )}
      </Loaded>
    </LinkPage>
  );
}
