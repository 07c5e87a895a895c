import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { Facts } from '#client/components/facts.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { SigningState } from './signing-state-badge.tsx';

interface LinkFactsProps {
  readonly details: LinkRowFragment;
}

/** A link's facts and settings. */
export function LinkFacts({ details }: LinkFactsProps): ReactElement {
  const { link, senderAddress, gracePeriodDays, requiresSecondFactor, ownerAccount, createdAt } = details;
  const { signingCounts, codeBudget } = details;
  const values = {
    project: <NewTabLink href={link.projectUrl}>{link.projectUrl}</NewTabLink>,
    id: <Text fontFamily="mono">{details.id}</Text>,
    signing: <SigningState link={link} />,
    sender: senderAddress ?? <FormattedMessage id="links.edit.sender.service" />,
    codeMails: (
      <FormattedMessage
        id={codeBudget.sentToday >= codeBudget.perDay ? 'links.codeMails.over' : 'links.codeMails'}
        values={{ sent: codeBudget.sentToday, budget: codeBudget.perDay }}
      />
    ),
    gracePeriod: <FormattedMessage id="links.days" values={{ days: gracePeriodDays }} />,
    status: <FormattedMessage id={`links.status.${details.statusVisibility}`} />,
    listed: <FormattedMessage id={details.listed ? 'links.listed.yes' : 'links.listed.no'} />,
    retention: (
      <FormattedMessage
        id={details.retentionDays === 0 ? 'links.retention.none' : 'links.retention.days'}
        values={{ days: details.retentionDays }}
      />
    ),
    legalHold: <FormattedMessage id={details.legalHold ? 'links.legalHold.yes' : 'links.legalHold.no'} />,
    secondFactor: (
      <FormattedMessage id={requiresSecondFactor ? 'links.secondFactor.required' : 'links.secondFactor.optional'} />
    ),
    signings: <FormattedMessage id="links.counts" values={{ ...signingCounts }} />,
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
