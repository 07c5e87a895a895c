import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountPage } from './account-page.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';
import { RetrievePasswordForm } from './retrieve-password-form.tsx';
import { useAccountArea } from './use-account-area.ts';

/** The first step after forgetting the password: requests a mail with a link. */
export function RetrievePasswordPage(): ReactElement {
  const { linkId } = useAccountArea();
  const [email, setEmail] = useState<string>();
  return (
    <AccountPage
      title={<FormattedMessage id="account.retrieve.title" />}
      lead={
        email === undefined ? (
          <FormattedMessage id={linkId === undefined ? 'account.retrieve.lead' : 'account.retrieve.lead.corporation'} />
        ) : undefined
      }
    >
      {email === undefined ? (
        <RetrievePasswordForm onSent={setEmail} />
      ) : (
        <ResetMailSent email={email} onAgain={() => setEmail(undefined)} />
      )}
    </AccountPage>
  );
}
