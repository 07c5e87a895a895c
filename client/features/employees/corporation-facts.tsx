import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { OwnCorporationQuery } from '#generated/graphql.ts';

interface CorporationFactsProps {
  readonly corporation: OwnCorporationQuery['corporation'];
}

/** For which corporation the employees sign, and under which CLA. */
export function CorporationFacts({ corporation }: CorporationFactsProps): ReactElement {
  const { link, cla } = corporation;
  const values = {
    corporation: corporation.corporationName,
    community: link.alias,
    project: <NewTabLink href={link.projectUrl}>{link.projectUrl}</NewTabLink>,
    representative: corporation.representativeName,
    cla: <FormattedMessage id="employees.cla.version" values={{ version: cla.version }} />,
    signed: <FormattedDate value={corporation.signedAt} dateStyle="long" />,
    completed: <FormattedDate value={corporation.completedAt} dateStyle="long" />,
    reference: corporation.reference,
  };
  const keys = Object.keys(values) as (keyof typeof values)[];
  return (
    <Facts
      facts={keys.map((key) => ({ key, label: <FormattedMessage id={`employees.${key}`} />, value: values[key] }))}
    />
  );
}
