import { useEffect, useState } from 'react';
import type * as viewerModule from './pdf-document.tsx';

type Viewer = typeof viewerModule;

/** The code that draws PDFs, and whether this attempt to download it failed. */
export interface PdfViewer {
  /** Undefined until it is there. */
  readonly viewer: Viewer | undefined;
  readonly hasFailed: boolean;
}

/** Downloads the code that draws PDFs, anew with each attempt; a failure stays in the viewer, the page around it lives on. */
export function usePdfViewer(attempt: number): PdfViewer {
  const [viewer, setViewer] = useState<Viewer>();
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    void importViewer(attempt).then(setViewer, () => setFailedAttempt(attempt));
  }, [attempt]);
  return { viewer, hasFailed: failedAttempt === attempt };
}

/** Most browsers remember that a module could not be fetched, and fail at once when asked again: under another address they ask. */
async function importViewer(attempt: number): Promise<Viewer> {
  try {
    return await import('./pdf-document.tsx');
  } catch (error) {
    // Those that remember are those that name the address.
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (attempt === 1 || address === undefined) {
      throw error;
    }
    return (await import(/* @vite-ignore */ `${address}?attempt=${attempt}`)) as Viewer;
  }
}
