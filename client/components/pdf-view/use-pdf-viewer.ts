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
    void import('./pdf-document.tsx').then(setViewer, () => setFailedAttempt(attempt));
  }, [attempt]);
  return { viewer, hasFailed: failedAttempt === attempt };
}
