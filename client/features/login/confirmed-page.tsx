import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { errorText, isErrorCode } from '#client/i18n/error-text.ts';
import { announceConfirmed } from '#client/session/other-window.ts';

/** Where a log-in or a step-up at a code platform ends, in a separate window: the one that asked for it goes on. */
export function ConfirmedPage(): ReactElement {
  const [search] = useSearchParams();
  const code = search.get('error_code');
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="login.confirmed.title" />
      </PageTitle>
      <Box mt="6">{code === null ? <Confirmed /> : <Refused code={code} />}</Box>
    </Page>
  );
}

function Confirmed(): ReactElement {
  useEffect(() => {
    announceConfirmed();
    // Browsers refuse where it was not opened by a page; then the text says what to do.
    window.close();
  }, []);
  return (
    <Notice tone="success" title={<FormattedMessage id="login.confirmed.done" />}>
      <FormattedMessage id="login.confirmed.done.text" />
    </Notice>
  );
}

/** Never repeats an unknown code: anybody can put text into an address. */
function Refused({ code: given }: { readonly code: string }): ReactElement {
  const intl = useIntl();
  const code = isErrorCode(given) ? given : 'unknown_error';
  return (
    <Notice tone="danger" title={<FormattedMessage id="login.confirmed.refused" />}>
      <Text>
        {code === 'auth_failed' ? (
          <FormattedMessage id="login.confirmed.otherAccount" />
        ) : (
          errorText(intl, { kind: 'coded', code, message: '', details: {} })
        )}
      </Text>
    </Notice>
  );
}
