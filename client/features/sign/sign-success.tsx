import { Box, Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { ownPath } from '#client/components/own-path.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { SignedFacts } from './signed-facts.tsx';
import type { Signed } from './use-submit-signing.ts';

const NEXT = ['sign.success.next.mail', 'sign.success.next.status', 'sign.success.next.keep'] as const;

interface SignSuccessProps {
  readonly linkId: string;
  readonly community: string;
  readonly signed: Signed;
}

/** The result: that it is signed, its reference, what happens next, and the document. */
export function SignSuccess({ linkId, community, signed }: SignSuccessProps): ReactElement {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { signing } = signed;
  const documentPath = ownPath(signed.documentUrl);
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);

  return (
    <Page maxWidth="measure">
      <SealMark boxSize="12" mb="6" />
      <PageTitle ref={titleRef}>
        <FormattedMessage id="sign.success.title" />
      </PageTitle>
      <Text mt="4" mb="8" fontSize="lg">
        <FormattedMessage id="sign.success.text" values={{ community }} />
      </Text>
      <SignedFacts signed={signed} />
      <Flex mt="6" gap="4" align="center" wrap="wrap">
        <Button asChild variant="solid">
          <Link href={documentPath} download={`${signing.reference}.pdf`} variant="plain" color="accent.contrast">
            <Icon name="download" />
            <FormattedMessage id="sign.success.download" />
          </Link>
        </Button>
        <NewTabLink href={documentPath}>
          <FormattedMessage id="sign.success.read" />
        </NewTabLink>
      </Flex>
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="sign.success.next" />
        </Heading>
        <Box as="ul" listStyleType="disc" ps="6" css={{ '& > li + li': { marginTop: '2' } }}>
          {NEXT.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} values={{ email: signing.email }} />
            </li>
          ))}
        </Box>
      </Box>
      <ButtonLink to={`/sign/${encodeURIComponent(linkId)}`} mt="10">
        <FormattedMessage id="app.way.chooser" />
      </ButtonLink>
    </Page>
  );
}
