import { Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { LinkMenu } from './link-menu.tsx';
import { linkPaths } from './link-paths.ts';

interface LinkRowProps {
  readonly details: LinkRowFragment;
  /** Told when the list is no longer what it was. */
  readonly onChanged: () => void;
}

/** One linked project: what it is, who has signed, and what can be done. */
export function LinkRow({ details, onChanged }: LinkRowProps): ReactElement {
  const paths = linkPaths(details.id);
  return (
    <ListRow
      actions={
        <>
          <ButtonLink to={paths.corporations} size="sm">
            <FormattedMessage id="links.corporations" />
          </ButtonLink>
          <ButtonLink to={paths.detail} size="sm">
            <FormattedMessage id="links.clas" />
          </ButtonLink>
          <LinkMenu details={details} onChanged={onChanged} />
        </>
      }
    >
      <Heading as="h2" size="lg">
        <ChakraLink asChild variant="plain">
          <Link to={paths.detail}>{details.link.alias}</Link>
        </ChakraLink>
      </Heading>
      <NewTabLink href={details.link.projectUrl} fontSize="sm">
        {details.link.projectUrl}
      </NewTabLink>
      <LinkFacts details={details} />
    </ListRow>
  );
}

function LinkFacts({ details }: Pick<LinkRowProps, 'details'>): ReactElement {
  const intl = useIntl();
  const { link, signingCounts, createdAt } = details;
  const languages = link.languages.map((language) => intl.formatMessage({ id: `sign.language.${language}` }));
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
        <FormattedMessage
          id="links.createdAt"
          values={{ date: <FormattedDate value={createdAt} dateStyle="medium" /> }}
        />
      </Text>
    </Flex>
  );
}
