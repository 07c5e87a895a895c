import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { Facts } from '#client/components/facts.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';

interface LinkFactsProps {
  readonly details: LinkRowFragment;
}

/** What is known of a link and never changes in its settings. */
export function LinkFacts({ details }: LinkFactsProps): ReactElement {
  const { link, ownerAccount, createdAt } = details;
  const values = {
    project: <NewTabLink href={link.projectUrl}>{link.projectUrl}</NewTabLink>,
    id: <Text fontFamily="mono">{details.id}</Text>,
    owner: ownerAccount,
    role: <FormattedMessage id={`sharing.role.${details.viewerRole}`} />,
    createdAt: <Day value={createdAt} />,
  };
  const keys = Object.keys(values) as (keyof typeof values)[];
  return (
    <Facts
      facts={keys.map((key) => ({ key, label: <FormattedMessage id={`links.fact.${key}`} />, value: values[key] }))}
    />
  );
}
