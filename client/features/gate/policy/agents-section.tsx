import { Box, Button, chakra, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { Icon } from '#client/components/icons.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { AgentStance } from '#generated/graphql.ts';
import { AddAgentDialog } from './add-agent-dialog.tsx';
import { type AgentValues, type EditedAgent, STANCES } from './agent-values.ts';
import { SectionFrame } from './section-frame.tsx';

/** What commits of AI agents mean: the agents stand below their stance. */
export function AgentsSection({ section }: { readonly section: StoredForm<AgentValues> }): ReactElement {
  const [isAdding, setAdding] = useState(false);
  const [moved, setMoved] = useState<string>();
  const { form } = section;
  const { agents } = form.values;
  const { problem, onChange } = form.input('agents');
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.agents" />}>
      <Text>
        <FormattedMessage id="gatePolicy.agents.lead" />
      </Text>
      {STANCES.map((stance) => (
        <StanceGroup
          key={stance}
          stance={stance}
          agents={agents.filter((agent) => agent.stance === stance)}
          moved={moved}
          onMove={(agent, to) => {
            setMoved(agent.name);
            onChange(agents.map((one) => (one === agent ? { ...agent, stance: to } : one)));
          }}
          onRemove={(agent) => onChange(agents.filter((one) => one !== agent))}
        />
      ))}
      {problem !== undefined && (
        <Text fontSize="xs" fontWeight="medium" color="danger">
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

interface StanceGroupProps {
  readonly stance: AgentStance;
  readonly agents: readonly EditedAgent[];
  /** The name of the agent that was moved last, which has the focus where it went. */
  readonly moved: string | undefined;
  readonly onMove: (agent: EditedAgent, stance: AgentStance) => void;
  readonly onRemove: (agent: EditedAgent) => void;
}

/** The agents of one stance; each moves to another one by its menu. */
function StanceGroup({ stance, agents, moved, onMove, onRemove }: StanceGroupProps): ReactElement {
  const labelId = `stance-${stance}`;
  return (
    <Box>
      <Text id={labelId} mb="2" fontSize="sm" fontWeight="medium">
        <FormattedMessage id={`gatePolicy.stance.${stance}`} />
      </Text>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" aria-labelledby={labelId}>
        {agents.map((agent) => (
          <AgentChip
            key={agent.name}
            agent={agent}
            isMoved={agent.name === moved}
            onMove={(to) => onMove(agent, to)}
            onRemove={() => onRemove(agent)}
          />
        ))}
        {agents.length === 0 && (
          <chakra.li fontSize="sm" color="fg.muted">
            <FormattedMessage id="gatePolicy.agents.none" />
          </chakra.li>
        )}
      </chakra.ul>
    </Box>
  );
}

interface AgentChipProps {
  readonly agent: EditedAgent;
  readonly isMoved: boolean;
  readonly onMove: (stance: AgentStance) => void;
  readonly onRemove: () => void;
}

function AgentChip({ agent, isMoved, onMove, onRemove }: AgentChipProps): ReactElement {
  const { name, marks, isKnown, stance } = agent;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMoved) {
      button.current?.focus();
    }
  }, [isMoved]);
  return (
    <chakra.li maxWidth="full">
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button ref={button} size="sm" borderRadius="full" maxWidth="full" title={isKnown ? name : marks.join(', ')}>
            <Text as="span" minWidth="0" overflow="hidden" textOverflow="ellipsis">
              {name}
            </Text>
            <Icon name="chevron" boxSize="3" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {STANCES.filter((other) => other !== stance).map((other) => (
                <Menu.Item key={other} value={other} onSelect={() => onMove(other)}>
                  <FormattedMessage id={`gatePolicy.stance.${other}`} />
                </Menu.Item>
              ))}
              {!isKnown && (
                <Menu.Item value="remove" color="danger" onSelect={onRemove}>
                  <FormattedMessage id="app.form.remove" values={{ name }} />
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </chakra.li>
  );
}
