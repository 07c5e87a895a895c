import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SigningType } from '#generated/graphql.ts';
import { AddClaForm } from './add-cla-form.tsx';
import { ClaPage } from './cla-page.tsx';

function AddClaPage({ type }: { readonly type: SigningType }): ReactElement {
  return (
    <ClaPage title={<FormattedMessage id={`links.cla.add.${type}`} />}>
      {(details) => <AddClaForm type={type} details={details} />}
    </ClaPage>
  );
}

/** Adds an individual CLA in a further language. */
export function AddIndividualClaPage(): ReactElement {
  return <AddClaPage type="INDIVIDUAL" />;
}

/** Adds a corporate CLA in a further language. */
export function AddCorporationClaPage(): ReactElement {
  return <AddClaPage type="CORPORATION" />;
}
