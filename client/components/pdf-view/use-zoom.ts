import { useState } from 'react';

/** Page widths, relative to the viewport's. */
const LEVELS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FIT = LEVELS.indexOf(1);

/** The current zoom, with steps up and down. */
export interface Zoom {
  readonly level: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
}

/** Zooms in steps, starting with pages as wide as the viewport. */
export function useZoom(): Zoom {
  const [step, setStep] = useState(FIT);
  return {
    level: LEVELS[step] ?? 1,
    canZoomIn: step < LEVELS.length - 1,
    canZoomOut: step > 0,
    zoomIn: () => setStep(Math.min(step + 1, LEVELS.length - 1)),
    zoomOut: () => setStep(Math.max(step - 1, 0)),
    fit: () => setStep(FIT),
  };
}
