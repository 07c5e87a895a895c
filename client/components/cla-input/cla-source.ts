import type { IntlShape } from 'react-intl';

/** A PDF that the service fetched or received, and found to be fit for a CLA. */
export interface CheckedDocument {
  /** Its fingerprint, by which it can be bound to a link within a day. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly pages: number;
  /** Why it is not the sent file byte for byte; absent or null when it is. */
  readonly rewritten?: 'structure' | 'form' | null;
}

/** Where a CLA's text comes from, as far as it is known. */
export interface ClaSource {
  readonly kind: 'url' | 'file';
  /** What was typed; empty for files. */
  readonly url: string;
  /** Name of the chosen file; empty for addresses. */
  readonly fileName: string;
  /** Undefined until the service has accepted the text. */
  readonly document?: CheckedDocument | undefined;
}

/** Nothing typed, nothing chosen. */
export const EMPTY_SOURCE: ClaSource = { kind: 'url', url: '', fileName: '' };

/** What keeps a source from being used: no address, an address that was not fetched yet, or no file. */
type SourceProblem = 'noUrl' | 'unchecked' | 'noFile';

/** Checks a source; undefined when its text is there. */
export function sourceProblem(source: ClaSource): SourceProblem | undefined {
  if (source.document !== undefined) {
    return undefined;
  }
  if (source.kind === 'file') {
    return 'noFile';
  }
  return source.url.trim() === '' ? 'noUrl' : 'unchecked';
}

/** What keeps a source from being used, in the reader's language. */
export function sourceProblemText(intl: IntlShape, source: ClaSource): string | undefined {
  const problem = sourceProblem(source);
  return problem && intl.formatMessage({ id: `claInput.problem.${problem}` });
}

/** Where texts of CLAs are uploaded, and downloaded again by their uploader. */
export const CLA_UPLOAD_PATH = '/api/v1/cla-upload';

/** Path of a text that was accepted. */
export function claUploadPath({ sha256 }: CheckedDocument): string {
  return `${CLA_UPLOAD_PATH}/${sha256}`;
}
