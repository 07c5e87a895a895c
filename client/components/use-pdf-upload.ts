import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import { useIsShown } from './reader-place.ts';
import { showWarning } from './toast.ts';

/** The upload of a signed document. */
interface PdfUpload {
  /** Fraction of the file sent, from 0 to 1; undefined when idle. */
  readonly part: number | undefined;
  /** Why the last file was refused. */
  readonly problem: string | undefined;
  /** Whether the last file itself was refused, so that sending it again is no use. */
  readonly isFileRefused: boolean;
  /** Whether a file can be sent, as far as the browser can tell; if not, `problem` says why. */
  readonly check: (file: File) => boolean;
  /** Sends a file and further fields of the form; returns whether it arrived. */
  readonly send: (file: File, fields?: Readonly<Record<string, string>>) => Promise<boolean>;
}

const refusal = (code: 'not_pdf' | 'file_too_large'): Failure => ({ kind: 'coded', code, message: '', details: {} });

/** Returns what is wrong with a file, as far as the browser can tell. */
function findRefusal(file: File): Failure | undefined {
  const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  if (!isPdf) {
    return refusal('not_pdf');
  }
  return file.size > SIGNED_PDF_MAX_BYTES ? refusal('file_too_large') : undefined;
}

/** Codes that a file itself is refused with. */
const FILE_CODES: ReadonlySet<string> = new Set(['not_pdf', 'file_too_large']);

/** Whether a failure says that the file is the very document that was mailed to be signed. */
function isUnsigned(failure: Failure): boolean {
  return failure.kind === 'coded' && failure.details.reason === 'unsigned';
}

/**
 * Uploads a signed document to a path over REST; `unsignedId` is the text for a file that nobody has signed. A file
 * refused after the user has left the page is reported by a toast.
 */
export function usePdfUpload(path: string, unsignedId: MessageId): PdfUpload {
  const intl = useIntl();
  const isShown = useIsShown();
  const { postPdf } = useRest();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const textOf = (refused: Failure) =>
    isUnsigned(refused) ? intl.formatMessage({ id: unsignedId }) : errorText(intl, refused);

  const check = (file: File) => {
    const wrong = findRefusal(file);
    setFailure(wrong);
    return wrong === undefined;
  };
  const send = async (file: File, fields?: Readonly<Record<string, string>>) => {
    // Whatever starts an upload stays enabled so it keeps the focus; a second one is ignored meanwhile.
    if (part !== undefined || !check(file)) {
      return false;
    }
    setPart(0);
    const answer = await postPdf(path, file, { onProgress: setPart, ...(fields !== undefined && { fields }) });
    setPart(undefined);
    setFailure(answer.failure);
    if (answer.failure !== undefined && !isShown()) {
      showWarning(textOf(answer.failure));
    }
    return answer.failure === undefined;
  };
  const isFileRefused = failure?.kind === 'coded' && (FILE_CODES.has(failure.code) || isUnsigned(failure));
  return { part, problem: failure && textOf(failure), isFileRefused, check, send };
}
