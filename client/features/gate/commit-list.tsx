import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TracedCommitFragment } from '#generated/graphql.ts';
import { groupByPerson, isMissing, type Person } from './people.ts';
import { PersonLine } from './person-line.tsx';

/** More commits than these are shown by person. */
const COMMITS_MAX = 12;
/** People and commits that are shown at first; the rest of a person's commits is only counted. */
const PEOPLE_MAX = 20;
const PERSON_COMMITS_MAX = 100;
const SHA_LENGTH = 10;

interface CommitListProps {
  readonly commits: readonly TracedCommitFragment[];
  readonly linkId: string;
  /** The page to come back to after a step; undefined where none is offered. */
  readonly page: string | undefined;
}

/** The commits of a pull request with the people in them; a long list is folded by person. */
export function CommitList({ commits, ...place }: CommitListProps): ReactElement {
  const isFolded = commits.length > COMMITS_MAX;
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        <FormattedMessage id={isFolded ? 'gate.people' : 'gate.commits'} />
      </Heading>
      {commits.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage id="gate.commits.empty" />
        </Text>
      )}
      {isFolded ? <People commits={commits} {...place} /> : <Commits commits={commits} {...place} />}
    </Box>
  );
}

function Commits({ commits, linkId, page }: CommitListProps): ReactElement | null {
  if (commits.length === 0) {
    return null;
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
      {commits.map((commit) => (
        <Box as="li" key={commit.sha} py="4" borderBottom="hairline">
          <CommitName commit={commit} />
          <Stack gap="3" mt="2">
            {commit.subjects.map((person) => (
              <PersonLine key={`${person.role} ${person.person}`} person={person} linkId={linkId} page={page} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

function CommitName({ commit: { sha, subject } }: { readonly commit: TracedCommitFragment }): ReactElement {
  return (
    <Flex gap="3" align="baseline" minWidth="0">
      <Text as="span" fontFamily="mono" fontSize="sm" color="fg.muted">
        {sha.slice(0, SHA_LENGTH)}
      </Text>
      <Text as="span" minWidth="0" overflowWrap="anywhere">
        {subject ?? <FormattedMessage id="gate.noSubject" />}
      </Text>
    </Flex>
  );
}

function People({ commits, ...place }: CommitListProps): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const people = groupByPerson(commits);
  // People with something to do are never folded away.
  const first = Math.max(PEOPLE_MAX, people.filter(isMissing).length);
  const shown = isWhole ? people : people.slice(0, first);
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="3">
        <FormattedMessage id="gate.folded" values={{ commits: commits.length }} />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {shown.map((person) => (
          <PersonRow key={person.key} person={person} {...place} />
        ))}
      </Stack>
      {shown.length < people.length && (
        <Button mt="4" size="sm" onClick={() => setWhole(true)}>
          <FormattedMessage id="gate.folded.rest" values={{ count: people.length - shown.length }} />
        </Button>
      )}
    </>
  );
}

function PersonRow({ person, ...place }: Omit<CommitListProps, 'commits'> & { readonly person: Person }): ReactElement {
  const { commits } = person;
  // A thousand commits would take long to draw, and hardly anybody opens them.
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="li" py="4" borderBottom="hairline">
      <PersonLine person={person} {...place} />
      <chakra.details mt="2" fontSize="sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <chakra.summary cursor="pointer" color="fg.muted">
          <FormattedMessage id="gate.folded.commits" values={{ count: commits.length }} />
        </chakra.summary>
        {isOpen && <PersonCommits commits={commits} />}
      </chakra.details>
    </Box>
  );
}

function PersonCommits({ commits }: Pick<Person, 'commits'>): ReactElement {
  const hidden = commits.length - PERSON_COMMITS_MAX;
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="1" mt="2" ps="4">
        {commits.slice(0, PERSON_COMMITS_MAX).map((commit) => (
          <li key={commit.sha}>
            <CommitName commit={commit} />
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text mt="2" ps="4" color="fg.muted">
          <FormattedMessage id="gate.folded.more" values={{ count: hidden }} />
        </Text>
      )}
    </>
  );
}
