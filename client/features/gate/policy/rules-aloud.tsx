import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { AgentValues } from './agent-values.ts';
import { type ExemptValues, readLines } from './exempt-values.ts';
import type { WhoValues } from './who-values.ts';

/** Names beyond these are only counted. */
const NAMES_MAX = 4;

/** The rules as they are edited, as far as they are read out. */
export interface RulesAloudValues {
  readonly who: WhoValues;
  readonly agents: AgentValues;
  readonly exempt: ExemptValues;
}

/** Reads the rules out as one sentence, which follows what is changed below it. */
export function RulesAloud(values: RulesAloudValues): ReactElement {
  const intl = useIntl();
  return (
    <Box as="output" display="block" p="4" bg="bg.subtle" borderRadius="sm">
      <Text fontSize="lg">{readAloud(intl, values)}</Text>
      <Text mt="1" fontSize="xs" color="fg.muted">
        <FormattedMessage id="gatePolicy.aloud.help" />
      </Text>
    </Box>
  );
}

function readAloud(intl: IntlShape, { who, agents, exempt }: RulesAloudValues): string {
  const clauses = [
    intl.formatMessage({ id: `gatePolicy.aloud.${who.subjects}` }),
    coAuthorClause(intl, who),
    intl.formatMessage({ id: `gatePolicy.aloud.claimed.${who.acceptClaimedAccounts}` }),
    ...agentClauses(intl, agents),
    ...exemptClause(intl, exempt),
    ...linesClause(intl, exempt),
  ];
  const rules = clauses.reduce((before, next) => intl.formatMessage({ id: 'gatePolicy.aloud.and' }, { before, next }));
  return intl.formatMessage({ id: 'gatePolicy.aloud' }, { rules });
}

function coAuthorClause(intl: IntlShape, { coAuthors, coAuthorsNeedConfirmation }: WhoValues): string {
  const isConfirmed = coAuthors === 'REQUIRE' && coAuthorsNeedConfirmation;
  return intl.formatMessage({ id: `gatePolicy.aloud.coAuthors.${isConfirmed ? 'CONFIRM' : coAuthors}` });
}

function agentClauses(intl: IntlShape, { agents }: AgentValues): string[] {
  return (['REFUSE', 'IGNORE'] as const).flatMap((stance) => {
    const names = agents.filter((agent) => agent.stance === stance).map(({ name }) => name);
    return names.length === 0
      ? []
      : [intl.formatMessage({ id: `gatePolicy.aloud.agents.${stance}` }, { names: listNames(intl, names) })];
  });
}

function exemptClause(intl: IntlShape, { bots, exemptOrganizations }: ExemptValues): string[] {
  const groups = exemptOrganizations.map((name) => intl.formatMessage({ id: 'gatePolicy.aloud.members' }, { name }));
  const all = [...bots.map(({ name }) => name), ...groups];
  if (all.length === 0) {
    return [];
  }
  const isOne = all.length === 1 && groups.length === 0;
  const values = { names: listNames(intl, all), count: isOne ? 1 : 2 };
  return [intl.formatMessage({ id: 'gatePolicy.aloud.exempt' }, values)];
}

function linesClause(intl: IntlShape, { minimumLines, minimumLinesFiles }: ExemptValues): string[] {
  const lines = readLines(minimumLines);
  if (lines === null || !Number.isInteger(lines)) {
    return [];
  }
  return minimumLinesFiles.length === 0
    ? [intl.formatMessage({ id: 'gatePolicy.aloud.lines' }, { lines })]
    : [intl.formatMessage({ id: 'gatePolicy.aloud.linesIn' }, { lines, files: listNames(intl, minimumLinesFiles) })];
}

/** Names as people list them; of many, the first few and how many more there are. */
function listNames(intl: IntlShape, names: readonly string[]): string {
  if (names.length <= NAMES_MAX) {
    return intl.formatList(names, { type: 'conjunction' });
  }
  const shown = names.slice(0, NAMES_MAX - 1);
  const others = intl.formatMessage({ id: 'gatePolicy.aloud.others' }, { others: names.length - shown.length });
  return intl.formatList([...shown, others], { type: 'conjunction' });
}
