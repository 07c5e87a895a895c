import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { useIsPagePending } from '#client/components/pending-page.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { type PageType, usePageType } from '#client/session/page-type.ts';
import { usePolicyPath } from '#client/session/use-policy-path.ts';
import { useFooterQuery } from '#generated/hooks.ts';
import { type HelpRole, helpPath, MY_SIGNINGS_PATH, type PolicyPage, VERIFY_PATH } from '#rules/paths.ts';
import { ICP_SITE, policeFilingUrl } from './filing-links.ts';

const POLICY_LINKS: readonly { readonly page: PolicyPage; readonly textId: MessageId }[] = [
  { page: 'privacy', textId: 'app.policy.privacy' },
  { page: 'cookies', textId: 'app.policy.cookies' },
  { page: 'information-list', textId: 'app.policy.informationList' },
];

/** Whose help the pages of each type lead to. */
const HELP_OF: Readonly<Record<PageType, HelpRole>> = {
  'not-logged-in': 'signer',
  org: 'community-manager',
  corp: 'corporation',
};

/**
 * The footer: help, policies, filing notices and copyright line. It waits for the page, below which it would not stay,
 * but not for the notices.
 */
export function Footer(): ReactElement | null {
  const intl = useIntl();
  const policyPath = usePolicyPath();
  const pageType = usePageType();
  const { data } = useFooterQuery({ context: { handledCodes: 'all' } });
  const { icp, police, copyright } = data?.footer ?? {};
  const isPending = useIsPagePending();
  if (isPending) {
    return null;
  }

  return (
    <Box as="footer" borderTop="hairline" mt="auto" color="fg.muted" fontSize="sm">
      <Flex
        maxWidth="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="6"
        gap="4"
        columnGap="8"
        wrap="wrap"
        justify="space-between"
      >
        <Flex as="nav" gap="6" rowGap="2" wrap="wrap" aria-label={intl.formatMessage({ id: 'app.footer.policies' })}>
          {POLICY_LINKS.map(({ page, textId }) => (
            <NewTabLink key={page} variant="plain" href={policyPath(page)}>
              <FormattedMessage id={textId} />
            </NewTabLink>
          ))}
          <NewTabLink variant="plain" href={MY_SIGNINGS_PATH}>
            <FormattedMessage id="app.mySignings" />
          </NewTabLink>
          <NewTabLink variant="plain" href={VERIFY_PATH}>
            <FormattedMessage id="app.verify" />
          </NewTabLink>
          <NewTabLink variant="plain" href={helpPath(HELP_OF[pageType])}>
            <FormattedMessage id="app.help" />
          </NewTabLink>
          {pageType === 'not-logged-in' && (
            <NewTabLink variant="plain" href="/index">
              <FormattedMessage id="app.logIn" />
            </NewTabLink>
          )}
        </Flex>
        <Flex gap="6" rowGap="2" wrap="wrap">
          {icp && (
            <NewTabLink variant="plain" href={ICP_SITE}>
              {icp}
            </NewTabLink>
          )}
          {police && (
            <NewTabLink variant="plain" href={policeFilingUrl(police)}>
              {police}
            </NewTabLink>
          )}
          {copyright && <Text>{copyright}</Text>}
        </Flex>
      </Flex>
    </Box>
  );
}
