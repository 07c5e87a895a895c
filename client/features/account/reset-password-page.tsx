import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AccountPage } from './account-page.tsx';
import { BrokenLinkNotice } from './broken-link-notice.tsx';
import type { BrokenLinkCode } from './broken-link.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** The page that the mailed link opens: sets a new password with the key in the address. */
export function ResetPasswordPage(): ReactElement {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const [broken, setBroken] = useState<BrokenLinkCode | undefined>(key === '' ? 'missing_pw_retrieval_key' : undefined);
  return (
    <AccountPage title={<FormattedMessage id="account.reset.title" />}>
      {broken === undefined ? (
        <ResetPasswordForm resetKey={key} onBroken={setBroken} />
      ) : (
        <BrokenLinkNotice code={broken} />
      )}
    </AccountPage>
  );
}
