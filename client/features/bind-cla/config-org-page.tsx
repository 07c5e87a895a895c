import type { ReactElement } from 'react';
import { ProjectForm } from './project-form.tsx';
import { WizardPage } from './wizard-page.tsx';

/** First step: the project to bind. */
export function ConfigOrgPage(): ReactElement {
  return <WizardPage step="org">{(wizard) => <ProjectForm wizard={wizard} />}</WizardPage>;
}
