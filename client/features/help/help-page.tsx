import { Box, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useParams } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { type HelpRole, helpPath } from '#rules/paths.ts';
import { HELP_ROLES, HELP_TASKS } from './help-tasks.ts';

/** Help for one role, task by task; for an unknown one, that of signers. */
export function HelpPage(): ReactElement {
  const intl = useIntl();
  const { role: asked } = useParams();
  const role = HELP_ROLES.find((known) => known === asked) ?? 'signer';
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="app.help" />
      </PageTitle>
      <Flex
        as="nav"
        mt="6"
        mb="8"
        columnGap="6"
        rowGap="2"
        wrap="wrap"
        borderBottom="hairline"
        aria-label={intl.formatMessage({ id: 'help.roles' })}
      >
        {HELP_ROLES.map((known) => (
          <ChakraLink key={known} asChild variant="plain" py="2" _currentPage={{ color: 'accent' }}>
            <NavLink to={helpPath(known)} aria-current={known === role ? 'page' : undefined}>
              <FormattedMessage id={`help.${known}`} />
            </NavLink>
          </ChakraLink>
        ))}
      </Flex>
      <Stack gap="8">
        {textsOf(role).map(({ title, text }) => (
          <Box as="section" key={title}>
            <Heading as="h2" size="lg">
              <FormattedMessage id={title} />
            </Heading>
            <Text mt="2">
              <FormattedMessage id={text} />
            </Text>
          </Box>
        ))}
        {role !== 'community-manager' && (
          <Text color="fg.muted">
            <FormattedMessage id="help.missing" />
          </Text>
        )}
      </Stack>
    </Page>
  );
}

interface TaskTexts {
  readonly title: MessageId;
  readonly text: MessageId;
}

function textsOf(role: HelpRole): TaskTexts[] {
  // A test compares the tasks with the texts.
  return HELP_TASKS[role].map((task) => ({
    title: `help.${role}.${task}` as MessageId,
    text: `help.${role}.${task}.text` as MessageId,
  }));
}
