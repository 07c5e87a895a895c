import { useEffect, useState } from 'react';
import type * as viewerModule from './pdf-document.tsx';

type Viewer = typeof viewerModule;

/** The code that renders PDFs, and whether this attempt to download it failed. */
export interface PdfViewer {
  /** Undefined until downloaded. */
  readonly viewer: Viewer | undefined;
  readonly hasFailed: boolean;
}

/** Downloads the code that renders PDFs, once per attempt. A failure affects only the viewer, not the whole page. */
export function usePdfViewer(attempt: number): PdfViewer {
  const [viewer, setViewer] = useState<Viewer>();
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    void importViewer(attempt).then(setViewer, () => setFailedAttempt(attempt));
  }, [attempt]);
  return { viewer, hasFailed: failedAttempt === attempt };
}

/** Most browsers cache a failed module import and fail again at once, so a retry adds a query to the address. */
async function importViewer(attempt: number): Promise<Viewer> {
  try {
    return await import('./pdf-document.tsx');
  } catch (error) {
    // The browsers that cache the failure are those that name the address in the error.
    // Linear: the error is a sentence of the browser.
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (attempt === 1 || address === undefined) {
      throw error;
    }
    return (await import(/* @vite-ignore */ `${address}?attempt=${attempt}`)) as Viewer;
  }
}
