import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { create } from 'zustand';
import { pageKeyOf, usePageKey } from './page-key.ts';

/** The key of the page that is shown, or of the one that is being loaded in its place. */
const useStore = create<{ readonly page: string | undefined }>(() => ({ page: undefined }));

/** Notes where the reader is or is going; the frame around every page calls it, which no navigation takes away. */
export function useNotePlace(): void {
  const shown = useLocation();
  const page = pageKeyOf(useNavigation().location ?? shown);
  useLayoutEffect(() => useStore.setState({ page }), [page]);
}

/** Returns a function that says whether the reader is still on the page that was shown when it was returned. */
export function useIsHere(): () => boolean {
  const page = usePageKey();
  return () => useStore.getState().page === page;
}

/**
 * Returns a function that says whether the calling component is still shown, to a reader who is on the page that was
 * shown when it was returned. What it would show otherwise, nobody would see, or not understand.
 */
export function useIsShown(): () => boolean {
  const isHere = useIsHere();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current && isHere();
}
