import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountPage } from './account-page.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';
import { RetrievePasswordForm } from './retrieve-password-form.tsx';

/** The first step for who forgot the password: a mail with a link. */
export function RetrievePasswordPage(): ReactElement {
  const [email, setEmail] = useState<string>();
  return (
    <AccountPage
      title={<FormattedMessage id="account.retrieve.title" />}
      lead={email === undefined ? <FormattedMessage id="account.retrieve.lead" /> : undefined}
    >
      {email === undefined ? (
        <RetrievePasswordForm onSent={setEmail} />
      ) : (
        <ResetMailSent email={email} onAgain={() => setEmail(undefined)} />
      )}
    </AccountPage>
  );
}
