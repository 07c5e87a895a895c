import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import type { PolicyFactsFragment } from '#generated/graphql.ts';
import { type PolicyValues, STANCES } from './policy-values.ts';

interface AgentInputsProps {
  readonly form: Form<PolicyValues>;
  /** Those that the service knows. */
  readonly agents: PolicyFactsFragment['agents'];
}

/** What commits of AI agents mean, agent by agent. */
export function AgentInputs({ form, agents }: AgentInputsProps): ReactElement {
  const intl = useIntl();
  const options = STANCES.map((value) => ({ value, text: intl.formatMessage({ id: `gatePolicy.stance.${value}` }) }));
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="lg">
        <FormattedMessage id="gatePolicy.agents" />
      </Heading>
      <Text>
        <FormattedMessage id="gatePolicy.agents.lead" />
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {agents.map(({ name }, index) => (
          <SelectField key={name} input={form.input(`stances.${index}`)} label={name} options={options} />
        ))}
      </SimpleGrid>
      <TextAreaField
        input={form.input('agents')}
        isOptional
        label={<FormattedMessage id="gatePolicy.agents.further" />}
        help={<FormattedMessage id="gatePolicy.agents.further.help" />}
      />
    </Stack>
  );
}
