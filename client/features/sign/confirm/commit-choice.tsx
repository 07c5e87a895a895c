import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxGroup } from '#client/components/form/checkbox-group.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import type { ConfirmableCommitFragment } from '#generated/graphql.ts';

/** Characters of a hash that are shown. */
const SHA_LENGTH = 10;

/** Commits above which the list scrolls by itself, so that what is below it stays within reach. */
const SHORT_LIST = 10;

interface CommitChoiceProps {
  readonly input: Omit<FormInput<string[]>, 'onLeave'>;
  readonly commits: readonly ConfirmableCommitFragment[];
}

/** Boxes for commits; of many, they can be ticked and unticked all at once. */
export function CommitChoice({ input, commits }: CommitChoiceProps): ReactElement {
  // Elements that stay the same are not rendered again while something else is typed.
  const options = useMemo(
    () => commits.map((commit) => ({ value: commit.sha, label: <CommitLabel commit={commit} /> })),
    [commits],
  );
  const group = (
    <CheckboxGroup input={input} legend={<FormattedMessage id="gate.confirm.commits" />} options={options} />
  );
  if (commits.length <= SHORT_LIST) {
    return group;
  }
  return (
    <Stack gap="3">
      <HStack gap="4" wrap="wrap">
        <Text aria-live="polite">
          <FormattedMessage id="gate.confirm.chosen" values={{ chosen: input.value.length, count: commits.length }} />
        </Text>
        <Button type="button" size="sm" variant="outline" onClick={() => input.onChange(commits.map(({ sha }) => sha))}>
          <FormattedMessage id="gate.confirm.chooseAll" />
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={() => input.onChange([])}>
          <FormattedMessage id="gate.confirm.chooseNone" />
        </Button>
      </HStack>
      <Box maxHeight="list" overflowY="auto" borderWidth="1px" borderColor="border" p="4">
        {group}
      </Box>
    </Stack>
  );
}

/** A commit with the people in it, so that authors find their own. */
function CommitLabel({
  commit: { sha, subject, subjects },
}: {
  readonly commit: ConfirmableCommitFragment;
}): ReactElement {
  const people = new Set(subjects.flatMap(({ account, email }) => [account, email]).filter((name) => name !== null));
  return (
    <>
      <Text overflowWrap="anywhere">
        <Text as="span" fontFamily="mono" fontSize="sm" color="fg.muted" me="3">
          {sha.slice(0, SHA_LENGTH)}
        </Text>
        {subject ?? <FormattedMessage id="gate.noSubject" />}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[...people].join(' · ')}
      </Text>
    </>
  );
}
