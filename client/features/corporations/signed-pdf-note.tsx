import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';

interface SignedPdfNoteProps {
  readonly note: CorporationRowFragment['signedPdfNote'];
}

/** How what this page shows of a signed document may differ from what other programs show; nothing when it does not. */
export function SignedPdfNote({ note }: SignedPdfNoteProps): ReactElement | null {
  if (note === null) {
    return null;
  }
  return (
    <Box mb="4">
      <Notice tone="warning" title={<FormattedMessage id={`corporations.pdfNote.${note}.title`} />}>
        <FormattedMessage id={`corporations.pdfNote.${note}`} />
      </Notice>
    </Box>
  );
}
