import { chakra, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CookieNotice } from '#client/components/cookie-notice.tsx';
import { ErrorDialog } from '#client/components/error-dialog/error-dialog.tsx';
import { Toaster } from '#client/components/toaster.tsx';
import { ConsentDialog } from '#client/session/consent-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageArrival } from './use-page-arrival.ts';

/** What stands around every page. */
export function Shell(): ReactElement {
  usePageArrival();
  return (
    <>
      <Link
        href="#content"
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
      <ErrorDialog />
      <ConsentDialog />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
