import { Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Day } from '#client/components/day.tsx';
import { LinkPages } from '#client/components/link-pages.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { dashboardPath } from '#rules/paths.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { LinkMenu } from './link-menu.tsx';
import { SigningStateBadge } from './signing-state-badge.tsx';

/** The pages that its managers need most. */
const PAGES = ['overview', 'signings', 'corporations', 'gate', 'settings'] as const;

interface LinkRowProps {
  readonly details: LinkRowFragment;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** One linked project: what it is, how many have signed, and its actions. */
export function LinkRow({ details, onChanged }: LinkRowProps): ReactElement {
  return (
    <ListRow
      actions={
        <>
          <LinkPages linkId={details.id} pages={PAGES} />
          <LinkMenu details={details} onChanged={onChanged} onUnlinked={onChanged} />
        </>
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="lg">
          <ChakraLink asChild variant="plain">
            <Link to={dashboardPath(details.id)}>{details.link.alias}</Link>
          </ChakraLink>
        </Heading>
        <SigningStateBadge state={details.link.signingState} />
        {details.viewerRole !== 'OWNER' && (
          <StateBadge tone="muted">
            <FormattedMessage id={`sharing.role.${details.viewerRole}`} />
          </StateBadge>
        )}
        {details.corporationCounts.awaitingReview > 0 && (
          <StateBadge tone="warning">
            <FormattedMessage id="links.awaitingReview" values={{ count: details.corporationCounts.awaitingReview }} />
          </StateBadge>
        )}
      </Flex>
      <NewTabLink href={details.link.projectUrl} fontSize="sm">
        {details.link.projectUrl}
      </NewTabLink>
      <LinkFacts details={details} />
      <FrozenNotice details={details} />
    </ListRow>
  );
}

function LinkFacts({ details }: Pick<LinkRowProps, 'details'>): ReactElement {
  const intl = useIntl();
  const { link, signingCounts, createdAt } = details;
  const languages = link.languages.map((language) => LanguageName[language]);
  const types = link.signingTypes.map((type) => intl.formatMessage({ id: `links.type.${type}` }));
  const facts = [
    [link.organization, link.repository].filter(Boolean).join(' / '),
    [...types, ...languages].join(' · '),
    intl.formatMessage({ id: 'links.counts' }, { ...signingCounts }),
  ];
  return (
    <Flex mt="2" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <Text as="span" key={fact}>
            {fact}
          </Text>
        ))}
      <Text as="span">
        <FormattedMessage id="links.createdAt" values={{ date: <Day value={createdAt} /> }} />
      </Text>
    </Flex>
  );
}
