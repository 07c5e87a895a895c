import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProtectedPdf } from '#client/components/pdf-view/protected-pdf.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { Language } from '#rules/language.ts';
import { corporationPdfPath } from '#rules/paths.ts';
import { SignedPdfNote } from './signed-pdf-note.tsx';
import { SubmittedValues } from './submitted-values.tsx';

interface ApprovalReviewProps {
  readonly linkId: string;
  readonly signing: CorporationRowFragment;
}

/** What to look at before an approval: the submitted values beside the signed document, on a phone above it. */
export function ApprovalReview({ linkId, signing }: ApprovalReviewProps): ReactElement {
  return (
    <>
      <OlderVersion signing={signing} />
      <Grid templateColumns={{ lg: '1fr 1.5fr' }} gap="6" mt="3">
        <SubmittedValues signing={signing} />
        <Box minWidth="0">
          <SignedPdfNote note={signing.signedPdfNote} />
          <ProtectedPdf
            path={corporationPdfPath(linkId, signing.id)}
            title={signing.corporationName}
            fileName={`${signing.reference}-signed.pdf`}
            lang={Language[signing.language]}
            height="calc(100dvh - 28rem)"
          />
        </Box>
      </Grid>
    </>
  );
}

/** That the signing is one of an older version, and what follows; nothing when it is current. */
function OlderVersion({ signing }: Pick<ApprovalReviewProps, 'signing'>): ReactElement | null {
  const { cla, pendingCla, graceEndsAt } = signing;
  const isOver = useIsPast(graceEndsAt ?? '');
  if (pendingCla === null || graceEndsAt === null) {
    return null;
  }
  const date = <TimePoint value={graceEndsAt} />;
  return (
    <Text fontWeight="medium">
      <FormattedMessage
        id={`corporations.approve.older.${isOver ? 'over' : 'until'}`}
        values={{ version: cla.version, current: pendingCla.version, date }}
      />
    </Text>
  );
}
