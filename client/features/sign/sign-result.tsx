import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { Timeline } from '#client/components/timeline.tsx';
import { signPath } from '#rules/paths.ts';
import { DocumentMail } from './document-mail.tsx';
import { ProveHint } from './prove-hint.tsx';
import { ResendDocument } from './resend-document.tsx';
import { ReturnLink } from './return-link.tsx';
import { SignedDocument } from './signed-document.tsx';
import { type SigningSummary, SignedFacts } from './signed-facts.tsx';
import { isAmiss, useSignedDocument } from './use-signed-document.ts';

interface SignResultProps {
  /** Absent when the link is gone. */
  readonly linkId: string | undefined;
  /** The project of the link, at whose host the signer may have started; absent when the link is gone. */
  readonly projectUrl: string | undefined;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly facts: SigningSummary;
  /** Token of the signed document; absent if it only comes by mail. */
  readonly documentToken?: string;
  /** What happens next, in order. */
  readonly next: readonly ReactElement[];
  /** Position in `next` of what it waits for; absent when nothing is pending. */
  readonly waitsFor?: number;
  /** Whether the signing counts: only then it wears the seal. */
  readonly isFinished: boolean;
  /** Where the signer agrees to a newer version; absent when none waits. */
  readonly agreePath?: string;
}

/**
 * The result: what was signed, its reference, what happens next, and the document.
 */
export function SignResult(result: SignResultProps): ReactElement {
  const { linkId, projectUrl, title, text, facts, documentToken, isFinished, agreePath } = result;
  const document = useSignedDocument(documentToken);
  const { next, waitsFor } = stepsLeft(result, document?.status === 'ready' && isAmiss(document.mail));
  const email = facts.signer?.at(-1) ?? '';
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);

  return (
    <Page maxWidth="measure">
      {isFinished && <SealMark boxSize="12" mb="6" />}
      <PageTitle ref={titleRef}>{title}</PageTitle>
      <Text mt="4" mb="8" fontSize="lg">
        {text}
      </Text>
      {agreePath !== undefined && (
        <ButtonLink to={agreePath} variant="solid" mb="8">
          <FormattedMessage id="sign.signed.agree" />
        </ButtonLink>
      )}
      <SignedFacts summary={{ ...facts, ...(document?.status === 'ready' && { documentSha256: document.sha256 }) }} />
      {document?.status === 'ready' && <DocumentMail state={document.mail} email={email} of="signed" />}
      {document !== undefined && <SignedDocument document={document} reference={facts.reference} />}
      {documentToken !== undefined && document?.status === 'ready' && (
        <ResendDocument token={documentToken} email={email} />
      )}
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="sign.success.next" />
        </Heading>
        {waitsFor === undefined ? (
          <Box as="ul" listStyleType="disc" ps="6" css={{ '& > li + li': { marginTop: '2' } }}>
            {next.map((step) => (
              <li key={step.key}>{step}</li>
            ))}
          </Box>
        ) : (
          <Timeline steps={next.map((step) => ({ key: String(step.key), label: step }))} current={waitsFor} />
        )}
      </Box>
      {isFinished && linkId !== undefined && (
        <Box mt="8">
          <ProveHint linkId={linkId} />
        </Box>
      )}
      <Flex mt="10" gap="4" wrap="wrap">
        <ReturnLink linkId={linkId} projectUrl={projectUrl} />
        {linkId !== undefined && (
          <ButtonLink to={signPath(linkId)}>
            <FormattedMessage id="app.way.chooser" />
          </ButtonLink>
        )}
      </Flex>
    </Page>
  );
}

/** The first step, a mail with the document, is left out where that mail will not come. */
function stepsLeft(
  { next, waitsFor }: SignResultProps,
  hasNoMail: boolean,
): Pick<SignResultProps, 'next' | 'waitsFor'> {
  if (!hasNoMail || !String(next[0]?.key).endsWith('.next.mail')) {
    return { next, ...(waitsFor !== undefined && { waitsFor }) };
  }
  return { next: next.slice(1), ...(waitsFor !== undefined && { waitsFor: waitsFor - 1 }) };
}
