import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { DocumentMailState } from '#generated/graphql.ts';
import { isAmiss } from './use-signed-document.ts';

interface DocumentMailProps {
  readonly state: DocumentMailState | null;
  readonly email: string;
  /** Whether the document is signed, or is to be signed by a corporation. */
  readonly of: 'signed' | 'form';
}

/** Says that the mail with a document was refused, or arrived without it, and what to do: the page has the document. */
export function DocumentMail({ state, email, of }: DocumentMailProps): ReactElement {
  return (
    <Box aria-live="polite">
      {isAmiss(state) && (
        <Box mt="6">
          <Notice tone="warning" title={<FormattedMessage id={`sign.documentMail.${state}`} values={{ email }} />}>
            <FormattedMessage id={`sign.documentMail.${state}.${of}`} />
          </Notice>
        </Box>
      )}
    </Box>
  );
}
