import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { keptReturnPath } from '#client/session/return-path.ts';
import { LinkSender } from './link-sender.tsx';
import { SenderForm } from './sender-form.tsx';
import { hasGmailAnswer } from './use-gmail-return.ts';
import { WizardPage } from './wizard-page.tsx';

/** Fourth step: the sender address. For a link that exists, the page that authorises another one. */
export function ConfigEmailPage(): ReactElement {
  const [search] = useSearchParams();
  const linkId = search.get('settings');
  if (linkId !== null) {
    return <LinkSender linkId={linkId} />;
  }
  const asking = hasGmailAnswer(search) ? keptReturnPath() : undefined;
  if (asking?.startsWith('/config-email?') === true) {
    return <Navigate replace to={`${asking}&${search.toString()}`} />;
  }
  return <WizardPage step="email">{(wizard) => <SenderForm wizard={wizard} />}</WizardPage>;
}
