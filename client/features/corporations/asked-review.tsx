import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationQuery } from '#generated/hooks.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { SignedPdfDialog } from './signed-pdf-dialog.tsx';

interface AskedReviewProps {
  readonly linkId: string;
  readonly onChanged: () => void;
}

/** The review that the address asks for, as the link of a mail does; says so when nothing is left to review. */
export function AskedReview({ linkId, onChanged }: AskedReviewProps): ReactElement | null {
  const [params, setParams] = useSearchParams();
  const id = params.get('review');
  const close = () =>
    setParams(
      (current) => {
        current.delete('review');
        return current;
      },
      { replace: true },
    );
  return id === null ? null : <Asked key={id} id={id} linkId={linkId} onChanged={onChanged} onClose={close} />;
}

interface AskedProps extends AskedReviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Asked({ id, linkId, onChanged, onClose }: AskedProps): ReactElement | null {
  const canChange = useCanChangeLink();
  const { data, error, refetch } = useCorporationQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  if (error !== undefined) {
    return (
      <Box mb="6">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Box>
    );
  }
  if (data === undefined) {
    return null;
  }
  const signing = data.corporationSigning;
  const outcome = outcomeOf(signing);
  if (outcome !== undefined) {
    const values = { name: signing.corporationName };
    return (
      <Box mb="6">
        <Notice tone="success" title={<FormattedMessage id={`corporations.reviewed.${outcome}`} values={values} />} />
      </Box>
    );
  }
  const common = { linkId, signing, returnFocusTo: undefined, onClose };
  return canChange ? <ReviewDialog {...common} onChanged={onChanged} /> : <SignedPdfDialog {...common} />;
}

/** The state of a document that needs no review; undefined for one that does. */
function outcomeOf({ state, pdfUploadedAt, returnedAt }: CorporationRowFragment) {
  if (state !== 'UNCOMPLETED') {
    return state;
  }
  if (pdfUploadedAt !== null) {
    return undefined;
  }
  return returnedAt === null ? 'DOCUMENT' : 'CORRECTION';
}
