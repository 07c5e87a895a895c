import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { showToast } from '#client/components/toast.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { corporationPdfPath } from '#rules/paths.ts';
import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';

/** The upload of a corporation's signed document. */
export interface Upload {
  /** Fraction of the file sent, from 0 to 1; undefined when idle. */
  readonly part: number | undefined;
  /** Why the last file was refused. */
  readonly problem: string | undefined;
  /** Sends a file, with the reason when it replaces that of an approved corporation. */
  readonly send: (file: File, reason?: string) => Promise<void>;
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

function uploadFailureText(intl: IntlShape, failure: Failure): string {
  const isUnsigned = failure.kind === 'coded' && failure.details.reason === 'unsigned';
  return isUnsigned ? intl.formatMessage({ id: 'corporations.upload.unsigned' }) : errorText(intl, failure);
}

/** Uploads a corporation's signed document. */
export function useUpload(linkId: string, signingId: string, onDone: () => void): Upload {
  const intl = useIntl();
  const { postPdf } = useRest();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<Failure>();

  const send = async (file: File, reason?: string) => {
    // The input stays enabled so it keeps the focus; a second file is ignored meanwhile.
    if (part !== undefined) {
      return;
    }
    const wrong = findRefusal(file);
    setFailure(wrong);
    if (wrong !== undefined) {
      return;
    }
    setPart(0);
    const answer = await postPdf(corporationPdfPath(linkId, signingId), file, {
      onProgress: setPart,
      ...(reason !== undefined && { fields: { reason } }),
    });
    setPart(undefined);
    if (answer.failure !== undefined) {
      setFailure(answer.failure);
      return;
    }
    showToast(intl.formatMessage({ id: 'corporations.upload.done' }));
    onDone();
  };
  return { part, problem: failure && uploadFailureText(intl, failure), send };
}
