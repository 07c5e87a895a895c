import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { usePasswordResetLinkQuery } from '#generated/hooks.ts';
import { AccountPage } from './account-page.tsx';
import { BrokenLinkNotice } from './broken-link-notice.tsx';
import { asBrokenLinkCode, type BrokenLinkCode } from './broken-link.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useAccountArea } from './use-account-area.ts';

/** The page that the mailed link opens: sets a new password with the key in the address, if the link still works. */
export function ResetPasswordPage(): ReactElement {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  return (
    <AccountPage title={<FormattedMessage id="account.reset.title" />}>
      {key === '' ? <BrokenLinkNotice code="missing_pw_retrieval_key" /> : <KeyedReset resetKey={key} />}
    </AccountPage>
  );
}

function KeyedReset({ resetKey }: { readonly resetKey: string }): ReactElement {
  const { linkId } = useAccountArea();
  const { data, error, refetch } = usePasswordResetLinkQuery({
    variables: { key: resetKey, linkId },
    fetchPolicy: 'no-cache',
    context: { handledCodes: 'all' },
  });
  const [refused, setRefused] = useState<BrokenLinkCode>();
  const broken = refused ?? (error && asBrokenLinkCode(failureCode(toFailure(error))));
  if (broken !== undefined) {
    return <BrokenLinkNotice code={broken} />;
  }
  if (data !== undefined) {
    return <ResetPasswordForm resetKey={resetKey} onBroken={setRefused} />;
  }
  return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
}
