import { useIntl } from 'react-intl';
import { showToast } from '#client/components/toast.ts';
import { usePdfUpload } from '#client/components/use-pdf-upload.ts';
import { corporationPdfPath } from '#rules/paths.ts';

/** The upload of a corporation's signed document. */
export interface Upload {
  /** Fraction of the file sent, from 0 to 1; undefined when idle. */
  readonly part: number | undefined;
  /** Why the last file was refused. */
  readonly problem: string | undefined;
  /** Sends a file, with the reason when it replaces that of an approved corporation. */
  readonly send: (file: File, reason?: string) => Promise<void>;
}

/** Uploads a corporation's signed document for the community. */
export function useUpload(linkId: string, signingId: string, onDone: () => void): Upload {
  const intl = useIntl();
  const { part, problem, send } = usePdfUpload(corporationPdfPath(linkId, signingId), 'corporations.upload.unsigned');
  return {
    part,
    problem,
    send: async (file, reason) => {
      if (await send(file, reason === undefined ? undefined : { reason })) {
        showToast(intl.formatMessage({ id: 'corporations.upload.done' }));
        onDone();
      }
    },
  };
}
