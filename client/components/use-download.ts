import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { useRest } from '#client/apollo/rest.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { useIsShown } from './reader-place.ts';
import { saveFile } from './save-file.ts';
import { showWarning } from './toast.ts';

/** A file that only this session may read. */
export interface DownloadedFile {
  /** Path over REST. */
  readonly path: string;
  readonly fileName: string;
}

interface Download {
  readonly isBusy: boolean;
  readonly start: () => Promise<void>;
}

/** Downloads one file at a time. `onFailure` shows an error on the page; after leaving it, a toast does. */
export function useDownload(
  { path, fileName }: DownloadedFile,
  onFailure: (failure: Failure | undefined) => void,
): Download {
  const intl = useIntl();
  const isShown = useIsShown();
  const { fetchFile } = useRest();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (isBusy) {
      return;
    }
    setBusy(true);
    onFailure(undefined);
    const answer = await fetchFile(path);
    setBusy(false);
    if (answer.failure === undefined) {
      saveFile(fileName, answer.data);
    } else if (isShown()) {
      onFailure(answer.failure);
    } else {
      showWarning(errorText(intl, answer.failure));
    }
  };
  return { isBusy, start };
}
