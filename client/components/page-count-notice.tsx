import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from './notice.tsx';

interface PageCountNoticeProps {
  /** Pages of the signed document; undefined until it is open. */
  readonly pages: number | undefined;
  /** Pages of the document to sign; undefined until known, null where there is none. */
  readonly expected: number | null | undefined;
}

/** Warns of a signed document that has not as many pages as the one that was sent to be signed. */
export function PageCountNotice({ pages, expected }: PageCountNoticeProps): ReactElement | null {
  if (pages === undefined || typeof expected !== 'number' || pages === expected) {
    return null;
  }
  return (
    <Notice tone="warning" title={<FormattedMessage id="pdf.pagesDiffer" values={{ pages, expected }} />}>
      <FormattedMessage id="pdf.pagesDiffer.text" />
    </Notice>
  );
}
