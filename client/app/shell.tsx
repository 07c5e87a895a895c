import { chakra, Link } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, type SyntheticEvent, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FRAMED_PAGE_ID } from '#client/components/frame/framed-page-id.ts';
import { useNotePlace } from '#client/components/reader-place.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageArrival } from './use-page-arrival.ts';

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

/** Within a frame, also skips its entries. */
function skipEntries(event: SyntheticEvent): void {
  const page = document.getElementById(FRAMED_PAGE_ID);
  if (page !== null) {
    event.preventDefault();
    page.focus();
  }
}

/** The frame around every page. */
export function Shell(): ReactElement {
  useNotePlace();
  usePageArrival();
  // False until the first page is drawn, so that nothing of it waits for what may be shown over it.
  const isDrawn = useDeferredValue(true, false);
  return (
    <>
      <Link
        href="#content"
        onClick={skipEntries}
        position="absolute"
        top="2"
        left="2"
        px="4"
        py="2"
        bg="bg.sheet"
        zIndex="skipLink"
        translate="0 -200%"
        _focusVisible={{ translate: '0' }}
      >
        <FormattedMessage id="app.skipToContent" />
      </Link>
      <CookieNotice />
      <Header />
      <chakra.main id="content" tabIndex={-1} flexGrow="1">
        <Outlet />
      </chakra.main>
      <Footer />
      {isDrawn && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
