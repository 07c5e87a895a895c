import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { usePageKey } from '#client/components/page-key.ts';
import { useShownPageName } from '#client/components/page-name.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * Sets the document title to that of the page, in the current language. After a navigation, also moves the focus to the
 * page's heading; the first page keeps the browser's focus.
 */
export function usePageArrival(): void {
  const intl = useIntl();
  const key = usePageKey();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const name = useShownPageName();
  const shown = useRef(key);

  useEffect(() => {
    const page = name ?? (handle === undefined ? undefined : intl.formatMessage({ id: handle.titleId }));
    document.title = [...(page === undefined ? [] : [page]), intl.formatMessage({ id: 'app.name' })].join(' · ');
  }, [intl, handle, name]);

  useEffect(() => {
    if (shown.current === key) {
      return;
    }
    shown.current = key;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  }, [key]);
}
