import type { ReactElement } from 'react';
import { SenderForm } from './sender-form.tsx';
import { WizardPage } from './wizard-page.tsx';

/** Fourth step: the sender address. */
export function ConfigEmailPage(): ReactElement {
  return <WizardPage step="email">{(wizard) => <SenderForm wizard={wizard} />}</WizardPage>;
}
