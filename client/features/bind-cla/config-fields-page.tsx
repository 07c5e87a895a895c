import type { ReactElement } from 'react';
import { FieldsForm } from './fields-form.tsx';
import { WizardPage } from './wizard-page.tsx';

/** Third step: what signers fill in. */
export function ConfigFieldsPage(): ReactElement {
  return <WizardPage step="fields">{(wizard) => <FieldsForm wizard={wizard} />}</WizardPage>;
}
