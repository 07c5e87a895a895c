import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Fold } from '#client/components/fold.tsx';
import { Icon } from '#client/components/icons.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { Timeline } from '#client/components/timeline.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { signPath } from '#rules/paths.ts';
import { DocumentMail } from './document-mail.tsx';
import { ProveHint } from './prove-hint.tsx';
import { ReturnLink } from './return-link.tsx';
import { SignedDocument } from './signed-document.tsx';
import { type SigningSummary, SignedFacts } from './signed-facts.tsx';
import { isAmiss, type SignedDocument as SignedDocumentState, useSignedDocument } from './use-signed-document.ts';
import { VerifyLink } from './verify-link.tsx';

interface SignResultProps {
  /** Absent when the link is gone. */
  readonly linkId: string | undefined;
  /** The project of the link, at whose host the signer may have started; absent when the link is gone. */
  readonly projectUrl: string | undefined;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly facts: SigningSummary;
  /** Token of the signed document. */
  readonly documentToken: string;
  /** What happens next, in order. */
  readonly next: readonly ReactElement[];
  /** Position in `next` of the pending step; absent when nothing is pending. */
  readonly waitsFor?: number;
  /** Whether the signing counts: it has a tick unless the signer has to do something. */
  readonly isFinished: boolean;
  /** What the signer has to do, where there is something. */
  readonly action?: { readonly path: string; readonly label: MessageId } | undefined;
}

/** The result: the way on, the document and who can verify it, what happens next; figures are folded. */
export function SignResult(result: SignResultProps): ReactElement {
  const { linkId, projectUrl, title, text, facts, documentToken, isFinished, action } = result;
  const document = useSignedDocument(documentToken);
  const { next, waitsFor } = stepsLeft(result, document.status === 'ready' && isAmiss(document.mail));
  const email = facts.signer?.at(-1) ?? '';
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);

  return (
    <Page maxWidth="measure">
      <Flex gap="3" align="flex-start">
        {isFinished && action === undefined && <Icon name="check" boxSize="10" color="success" />}
        <PageTitle ref={titleRef}>{title}</PageTitle>
      </Flex>
      <Text mt="4" fontSize="lg">
        {text}
      </Text>
      <Stack mt="6" gap="4" align="flex-start" _empty={{ display: 'none' }}>
        {action !== undefined && (
          <ButtonLink to={action.path} variant="solid">
            <FormattedMessage id={action.label} />
          </ButtonLink>
        )}
        <ReturnLink linkId={linkId} projectUrl={projectUrl} />
      </Stack>
      {document.status === 'ready' && <DocumentMail state={document.mail} email={email} of="signed" />}
      <SignedDocument token={documentToken} document={document} facts={facts} email={email} />
      <VerifyLink reference={facts.reference} />
      <NextSteps next={next} waitsFor={waitsFor} />
      {isFinished && linkId !== undefined && (
        <Box mt="6">
          <ProveHint linkId={linkId} />
        </Box>
      )}
      <Details facts={facts} document={document} />
      {linkId !== undefined && (
        <ButtonLink to={signPath(linkId)} mt="6">
          <FormattedMessage id="app.way.chooser" />
        </ButtonLink>
      )}
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

interface NextStepsProps {
  readonly next: SignResultProps['next'];
  readonly waitsFor: number | undefined;
}

function NextSteps({ next, waitsFor }: NextStepsProps): ReactElement {
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="2">
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
  );
}

interface DetailsProps {
  readonly facts: SigningSummary;
  readonly document: SignedDocumentState;
}

/** What few signers need: all facts, and the evidence. */
function Details({ facts, document }: DetailsProps): ReactElement {
  return (
    <Fold mt="6" summary={<FormattedMessage id="sign.details" />}>
      <SignedFacts summary={{ ...facts, ...(document.status === 'ready' && { documentSha256: document.sha256 }) }} />
      {document.status === 'ready' && (
        <Link
          href={`${document.path}/evidence`}
          download={`${facts.reference}-evidence.zip`}
          mt="3"
          display="inline-block"
        >
          <FormattedMessage id="sign.success.evidence" />
        </Link>
      )}
    </Fold>
  );
}
