import type { ReactElement } from 'react';
import { ClaLinkForm } from './cla-link-form.tsx';
import { WizardPage } from './wizard-page.tsx';

/** Second step: the texts of the CLAs. */
export function ConfigClaLinkPage(): ReactElement {
  return <WizardPage step="claLink">{(wizard) => <ClaLinkForm wizard={wizard} />}</WizardPage>;
}
