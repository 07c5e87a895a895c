import { useIntl } from 'react-intl';
import { showToast, showWarning } from './toast.ts';

/** What is copied, and what says so then. */
interface Copied {
  readonly value: string;
  readonly copied: string;
}

/** Whether browsers offer the clipboard at all: not to pages that came over an insecure connection. */
export function hasClipboard(): boolean {
  return window.isSecureContext;
}

/** Copies a text, and says so; warns when the browser refuses, as it may where the reader or their company forbids it. */
export function useCopy(): (text: Copied) => Promise<void> {
  const intl = useIntl();
  return async ({ value, copied }) => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      showWarning(intl.formatMessage({ id: 'app.copy.refused' }));
      return;
    }
    showToast(copied);
  };
}
