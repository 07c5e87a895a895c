import type { WayBack } from '#client/components/sub-page.tsx';
import { gatePath } from '#rules/paths.ts';

/** The way back from a page about the check of a link to its overview. */
export function backToGate(linkId: string): WayBack {
  return { to: gatePath(linkId), textId: 'gateManager.back' };
}
