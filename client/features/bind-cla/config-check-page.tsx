import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CreatedLink } from './created-link.tsx';
import { Review } from './review.tsx';
import { WizardPage } from './wizard-page.tsx';

/** Last step: review and submission. Afterwards the address holds the new link, so a reload still shows it. */
export function ConfigCheckPage(): ReactElement {
  const [search] = useSearchParams();
  const created = search.get('created');
  if (created !== null) {
    return <CreatedLink linkId={created} />;
  }
  return <WizardPage step="check">{(wizard) => <Review wizard={wizard} />}</WizardPage>;
}
