import { useMatches } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

/** Returns the entry of a frame that the page belongs to, as the route table says. */
export function usePageEntry(): PageHandle['entry'] {
  return (useMatches().at(-1)?.handle as PageHandle | undefined)?.entry;
}
