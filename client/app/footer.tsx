import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { POLICY_PAGES, policyPath } from '#client/components/policy-links.ts';
import { useLinkId } from '#client/components/use-link-id.ts';
import { usePageType } from '#client/session/page-type.ts';
import { useFooterQuery } from '#generated/hooks.ts';
import { ICP_SITE, policeFilingUrl } from './filing-links.ts';

/** The end of every page: policies, filing notices and the copyright line. Without its notices it still has the policies. */
export function Footer(): ReactElement {
  const intl = useIntl();
  const linkId = useLinkId();
  const part = usePageType() === 'corp' ? 'corp' : 'sign';
  const { data } = useFooterQuery({ context: { handledCodes: 'all' } });
  const { icp, police, copyright } = data?.footer ?? {};

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
          {POLICY_PAGES.map(({ path, textId }) => (
            <NewTabLink key={path} variant="plain" href={policyPath(path, linkId, part)}>
              <FormattedMessage id={textId} />
            </NewTabLink>
          ))}
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
