import { Box, chakra, Input, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import type { ApiKeyScope } from '#generated/graphql.ts';

const SCOPES = [
  'STATUS_READ',
  'SIGNINGS_READ',
  'CORPORATIONS_READ',
  'EXPORT_READ',
  'EVIDENCE_READ',
  'GATE_EVALUATE',
] as const satisfies readonly ApiKeyScope[];

/** What a key opens, as boxes to tick. */
export function ScopeBoxes({ input }: { readonly input: FormInput<ApiKeyScope[]> }): ReactElement {
  const { id, value, problem, onChange } = input;
  const problemId = `${id}-problem`;
  const toggle = (scope: ApiKeyScope, isTicked: boolean) =>
    onChange(SCOPES.filter((known) => (known === scope ? isTicked : value.includes(known))));
  return (
    <chakra.fieldset minWidth="0" aria-describedby={problem === undefined ? undefined : problemId}>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        <FormattedMessage id="apiKeys.scopes" />
      </chakra.legend>
      <Stack gap="2">
        {SCOPES.map((scope, index) => (
          <chakra.label key={scope} display="flex" gap="3" alignItems="flex-start">
            <Input
              unstyled
              id={index === 0 ? id : undefined}
              type="checkbox"
              boxSize="5"
              mt="0.5"
              flexShrink="0"
              accentColor="accent"
              checked={value.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
            <Box minWidth="0">
              <FormattedMessage id={`apiKeys.scope.${scope}`} />
            </Box>
          </chakra.label>
        ))}
      </Stack>
      {problem !== undefined && (
        <Text id={problemId} mt="2" fontSize="sm" color="accent">
          {problem}
        </Text>
      )}
    </chakra.fieldset>
  );
}
