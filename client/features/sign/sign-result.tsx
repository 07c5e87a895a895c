import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { signPath } from '#rules/paths.ts';
import { SignedDocument } from './signed-document.tsx';
import { type SigningSummary, SignedFacts } from './signed-facts.tsx';
import { useSignedDocument } from './use-signed-document.ts';

interface SignResultProps {
  readonly linkId: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly facts: SigningSummary;
  /** Token of the signed document; absent if it only comes by mail. */
  readonly documentToken?: string;
  /** What happens next, in order. */
  readonly next: readonly ReactElement[];
}

/** The result: what was signed, its reference, what happens next, and the document. */
export function SignResult({ linkId, title, text, facts, documentToken, next }: SignResultProps): ReactElement {
  const document = useSignedDocument(documentToken);
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
      <SignedFacts summary={{ ...facts, ...(document?.status === 'ready' && { documentSha256: document.sha256 }) }} />
      {document !== undefined && <SignedDocument document={document} reference={facts.reference} />}
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
      <ButtonLink to={signPath(linkId)} mt="10">
        <FormattedMessage id="app.way.chooser" />
      </ButtonLink>
    </Page>
  );
}
