import { Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { PullRequestRowFragment } from '#generated/graphql.ts';
import { pullRequestDetailPath } from '#rules/paths.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** A pull request in the list of a link. */
export function PullRequestRow({ pullRequest }: { readonly pullRequest: PullRequestRowFragment }): ReactElement {
  const intl = useIntl();
  const { id, linkId, owner, repository, number, title, url, opener, mode, verdict, updatedAt } = pullRequest;
  const path = `${owner}/${repository}`;
  const details = pullRequestDetailPath(linkId, id);
  const name = intl.formatMessage({ id: 'gateManager.row.detailsOf' }, { path, number: String(number) });
  return (
    <ListRow
      actions={
        <ButtonLink to={details} size="sm" aria-label={name}>
          <FormattedMessage id="gateManager.row.details" />
        </ButtonLink>
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          <ChakraLink asChild variant="plain">
            <Link to={details}>{title ?? `${path} #${number}`}</Link>
          </ChakraLink>
        </Heading>
        <VerdictBadge verdict={verdict} mode={mode} />
      </Flex>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm">
        <NewTabLink href={url} overflowWrap="anywhere">{`${path} #${number}`}</NewTabLink>
        {opener !== null && <Text as="span">{opener}</Text>}
        <Text as="span">
          <FormattedMessage id="gateManager.row.updated" values={{ date: <TimePoint value={updatedAt} isShort /> }} />
        </Text>
      </Flex>
    </ListRow>
  );
}
