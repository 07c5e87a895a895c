import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Notice } from '#client/components/notice.tsx';
import type { SigningType } from '#generated/graphql.ts';
import { Language } from '#rules/language.ts';
import { ClaPage } from './cla-page.tsx';
import { UpdateClaForm } from './update-cla-form.tsx';

function UpdateClaPage({ type }: { readonly type: SigningType }): ReactElement {
  const { lang = '' } = useParams();
  return (
    <ClaPage title={<FormattedMessage id={`links.cla.update.${type}`} />}>
      {(details) => {
        const current = details.claVersions.find(
          ({ cla, state }) => state === 'CURRENT' && cla.type === type && Language[cla.language] === lang.toLowerCase(),
        );
        return current === undefined ? (
          <Notice tone="warning" title={<FormattedMessage id="links.cla.update.none" />} />
        ) : (
          <UpdateClaForm details={details} current={current} />
        );
      }}
    </ClaPage>
  );
}

/** Replaces the individual CLA in one language with a new version. */
export function UpdateIndividualClaPage(): ReactElement {
  return <UpdateClaPage type="INDIVIDUAL" />;
}

/** Replaces the corporate CLA in one language with a new version. */
export function UpdateCorporationClaPage(): ReactElement {
  return <UpdateClaPage type="CORPORATION" />;
}
