import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { showToast } from '#client/components/toaster.tsx';
import { useCreatedLinkQuery } from '#generated/hooks.ts';

const NEXT = ['bindCla.created.next.share', 'bindCla.created.next.corporations', 'bindCla.created.next.clas'] as const;

interface CreatedLinkProps {
  /** Public id. */
  readonly linkId: string;
}

/** The result: the address at which people sign from now on, and what comes next. */
export function CreatedLink({ linkId }: CreatedLinkProps): ReactElement {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data } = useCreatedLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);
  return (
    <Page maxWidth="measure">
      <SealMark boxSize="12" mb="6" />
      <PageTitle ref={titleRef}>
        <FormattedMessage id="bindCla.created.title" />
      </PageTitle>
      <Text mt="4" fontSize="lg">
        {data === undefined ? (
          <FormattedMessage id="bindCla.created.text" />
        ) : (
          <FormattedMessage id="bindCla.created.textOf" values={{ community: data.link.alias }} />
        )}
      </Text>
      <SignAddress linkId={linkId} />
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="bindCla.created.next" />
        </Heading>
        <Box as="ul" listStyleType="disc" ps="6" css={{ '& > li + li': { marginTop: '2' } }}>
          {NEXT.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </Box>
      </Box>
      <Flex mt="10" gap="3" wrap="wrap">
        <ButtonLink to="/linked-repo" variant="solid">
          <FormattedMessage id="bindCla.created.links" />
        </ButtonLink>
        <ButtonLink to="/config-org">
          <FormattedMessage id="bindCla.created.another" />
        </ButtonLink>
      </Flex>
    </Page>
  );
}

function SignAddress({ linkId }: CreatedLinkProps): ReactElement {
  const intl = useIntl();
  const path = `/sign/${encodeURIComponent(linkId)}`;
  const address = window.location.origin + path;
  const handleCopy = async () => {
    await navigator.clipboard.writeText(address);
    showToast(intl.formatMessage({ id: 'bindCla.created.copied' }));
  };
  return (
    <Box mt="8" p={{ base: '4', md: '6' }} bg="bg.sheet" border="hairline" borderTop="rule.accent" borderRadius="sm">
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="bindCla.created.address" />
      </Text>
      <Text as="strong" display="block" mt="1" fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere">
        {address}
      </Text>
      <Flex mt="4" gap="4" align="center" wrap="wrap">
        {/* Browsers keep the clipboard from pages that came over an insecure connection. */}
        {window.isSecureContext && (
          <Button size="sm" onClick={() => void handleCopy()}>
            <Icon name="copy" />
            <FormattedMessage id="bindCla.created.copy" />
          </Button>
        )}
        <NewTabLink href={path} fontSize="sm">
          <FormattedMessage id="bindCla.created.open" />
        </NewTabLink>
      </Flex>
    </Box>
  );
}
