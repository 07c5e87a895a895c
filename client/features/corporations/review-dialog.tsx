import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { PageCountNotice } from '#client/components/page-count-notice.tsx';
import { ProtectedPdf } from '#client/components/pdf-view/protected-pdf.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationClaimQuery, useDocumentToSignQuery } from '#generated/hooks.ts';
import { Language } from '#rules/language.ts';
import { corporationPdfPath } from '#rules/paths.ts';
import { ClaimNotice } from './claim-notice.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { OlderVersionNote } from './older-version-note.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { SignedPdfNote } from './signed-pdf-note.tsx';
import { SubmittedValues } from './submitted-values.tsx';
import { useReview } from './use-review.ts';

interface ReviewDialogProps extends CorporationDialogProps {
  readonly linkId: string;
}

const AREAS = {
  base: '"values" "document" "decision"',
  lg: '"values document" "decision document"',
};

/** Height of the document on a wide screen, so that it and the decision are in view at once. */
const HEIGHT = 'calc(100dvh - 8rem)';

/**
 * The review of a signed document: its pages beside what was submitted, and the decision. It concerns the document that
 * was there when it was opened, while the list around it goes on.
 */
export function ReviewDialog({ linkId, returnFocusTo, onClose, onChanged, ...props }: ReviewDialogProps): ReactElement {
  const [signing] = useState(props.signing);
  const [pages, setPages] = useState<number>();
  const claim = useCorporationClaimQuery({
    variables: { id: signing.id },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  const { data: form } = useDocumentToSignQuery({
    variables: { id: signing.id },
    context: { handledCodes: 'all' },
  });
  const expected = form?.documentToSign.pages;
  const review = useReview(signing, { onClose, onChanged });
  return (
    <DialogFrame
      isEntry
      isWide
      title={<FormattedMessage id="corporations.review.title" values={{ name: signing.corporationName }} />}
      returnFocusTo={returnFocusTo}
      onClose={review.close}
    >
      <Grid
        templateAreas={AREAS}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
        templateRows={{ lg: '1fr auto' }}
        columnGap="6"
        rowGap="4"
        mt="4"
        height={{ lg: HEIGHT }}
      >
        <Box gridArea="values" minHeight="0" overflow={{ lg: 'auto' }} tabIndex={0}>
          <ReviewFacts signing={signing} pages={pages} expected={expected} claim={claim} />
        </Box>
        <Box gridArea="document" minWidth="0">
          <ProtectedPdf
            path={corporationPdfPath(linkId, signing.id)}
            title={signing.corporationName}
            fileName={`${signing.reference}-signed.pdf`}
            lang={Language[signing.language]}
            height={`calc(${HEIGHT} - 3.25rem)`}
            startPage={expected ?? 'last'}
            onCount={setPages}
          />
        </Box>
        <Box
          gridArea="decision"
          position={{ base: 'sticky', lg: 'static' }}
          bottom="-4"
          zIndex="sticky"
          bg="bg.sheet"
          py={{ base: '3', lg: '0' }}
        >
          <ReviewDecision signing={signing} review={review} canApprove={claim.data !== undefined} />
        </Box>
      </Grid>
    </DialogFrame>
  );
}

interface ReviewFactsProps {
  readonly signing: CorporationRowFragment;
  /** Pages of the signed document; undefined until it is open. */
  readonly pages: number | undefined;
  /** Pages of the document to sign; undefined until known, null where there is none. */
  readonly expected: number | null | undefined;
  readonly claim: ReturnType<typeof useCorporationClaimQuery>;
}

/** What to compare the document with, what is special about it, and what its approval ends. */
function ReviewFacts({ signing, pages, expected, claim }: ReviewFactsProps): ReactElement {
  const { corporationName: name, representativeEmail: email } = signing;
  return (
    <>
      <OlderVersionNote signing={signing} />
      <SignedPdfNote note={signing.signedPdfNote} />
      <Heading as="h3" size="md" mb="2" tabIndex={-1} outline="none" data-autofocus="">
        <FormattedMessage id="corporations.review.submitted" />
      </Heading>
      <SubmittedValues signing={signing} />
      <Box mb="4" _empty={{ display: 'none' }}>
        <PageCountNotice pages={pages} expected={expected} />
      </Box>
      <Text mb="2">
        <FormattedMessage id="corporations.approve.text" values={{ name, email }} />
      </Text>
      <Loaded data={claim.data} error={claim.error} onRetry={() => void claim.refetch()}>
        {({ corporationClaim: { individualSignings } }) => (
          <ClaimNotice count={individualSignings} domains={signing.domains} />
        )}
      </Loaded>
    </>
  );
}
