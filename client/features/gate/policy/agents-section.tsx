import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '#client/components/select.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import { AddAgentDialog } from './add-agent-dialog.tsx';
import { type AgentValues, type EditedAgent, STANCES } from './agent-values.ts';
import { EntryRow } from './entry-row.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { PolicySection } from './use-policy-section.ts';

/** What commits of AI agents mean, agent by agent. */
export function AgentsSection({ section }: { readonly section: PolicySection<AgentValues> }): ReactElement {
  const [isAdding, setAdding] = useState(false);
  const { form } = section;
  const { agents } = form.values;
  const { problem, onChange } = form.input('agents');
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.agents" />}>
      <Text>
        <FormattedMessage id="gatePolicy.agents.lead" />
      </Text>
      <chakra.ul listStyleType="none">
        {agents.map((agent) => (
          <AgentRow
            key={agent.name}
            agent={agent}
            onChange={(changed) => onChange(agents.map((one) => (one === agent ? changed : one)))}
            onRemove={() => onChange(agents.filter((one) => one !== agent))}
          />
        ))}
      </chakra.ul>
      {problem !== undefined && (
        <Text fontSize="xs" fontWeight="medium" color="accent">
          {problem}
        </Text>
      )}
      <ChangersOnly>
        <Flex>
          <Button size="sm" onClick={() => setAdding(true)}>
            <FormattedMessage id="gatePolicy.agents.add" />
          </Button>
        </Flex>
      </ChangersOnly>
      {isAdding && (
        <AddAgentDialog
          others={agents}
          onClose={() => setAdding(false)}
          onAdd={(agent) => onChange([...agents, agent])}
        />
      )}
    </SectionFrame>
  );
}

interface AgentRowProps {
  readonly agent: EditedAgent;
  readonly onChange: (agent: EditedAgent) => void;
  readonly onRemove: () => void;
}

function AgentRow({ agent, onChange, onRemove }: AgentRowProps): ReactElement {
  const intl = useIntl();
  const { name, marks, isKnown, stance } = agent;
  return (
    <EntryRow name={name} details={isKnown ? undefined : marks.join(', ')} onRemove={isKnown ? undefined : onRemove}>
      <Select
        aria-label={name}
        value={stance}
        onChoose={(chosen) => onChange({ ...agent, stance: STANCES.find((known) => known === chosen) ?? agent.stance })}
      >
        {STANCES.map((value) => (
          <option key={value} value={value}>
            {intl.formatMessage({ id: `gatePolicy.stance.${value}` })}
          </option>
        ))}
      </Select>
    </EntryRow>
  );
}
