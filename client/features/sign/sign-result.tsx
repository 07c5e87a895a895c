import { Box, Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { type SigningSummary, SignedFacts } from './signed-facts.tsx';

interface SignResultProps {
  readonly linkId: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly facts: SigningSummary;
  /** Where the signed document is; absent when it only comes by mail. */
  readonly documentPath?: string;
  /** What happens next, in order. */
  readonly next: readonly ReactElement[];
}

/** The result: what was signed, its reference, what happens next, and the document. */
export function SignResult({ linkId, title, text, facts, documentPath, next }: SignResultProps): ReactElement {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);

  return (
    <Page maxWidth="measure">
      <SealMark boxSize="12" mb="6" />
      <PageTitle ref={titleRef}>{title}</PageTitle>
      <Text mt="4" mb="8" fontSize="lg">
        {text}
      </Text>
      <SignedFacts summary={facts} />
      {documentPath !== undefined && (
        <Flex mt="6" gap="4" align="center" wrap="wrap">
          <Button asChild variant="solid">
            <Link href={documentPath} download={`${facts.reference}.pdf`} variant="plain" color="accent.contrast">
              <Icon name="download" />
              <FormattedMessage id="sign.success.download" />
            </Link>
          </Button>
          <NewTabLink href={documentPath}>
            <FormattedMessage id="sign.success.read" />
          </NewTabLink>
        </Flex>
      )}
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="sign.success.next" />
        </Heading>
        <Box as="ul" listStyleType="disc" ps="6" css={{ '& > li + li': { marginTop: '2' } }}>
          {next.map((step) => (
            <li key={step.key}>{step}</li>
          ))}
        </Box>
      </Box>
      <ButtonLink to={`/sign/${encodeURIComponent(linkId)}`} mt="10">
        <FormattedMessage id="app.way.chooser" />
      </ButtonLink>
    </Page>
  );
}
