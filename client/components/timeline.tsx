import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from './icons.tsx';

/** A step of something that takes several people. */
interface TimelineStep {
  readonly key: string;
  readonly label: ReactNode;
}

interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  /** Position of the step that it waits for; those before it are done. */
  readonly current: number;
}

/** What is done, what it waits for now, and what follows. */
export function Timeline({ steps, current }: TimelineProps): ReactElement {
  return (
    <Box as="ol" listStyleType="none">
      {steps.map(({ key, label }, position) => {
        const state = position < current ? 'done' : position === current ? 'current' : 'ahead';
        return (
          <Flex
            as="li"
            key={key}
            gap="3"
            align="flex-start"
            py="2"
            color={state === 'ahead' ? 'fg.muted' : undefined}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Icon
              name={state === 'done' ? 'check' : 'circle'}
              mt="1"
              color={state === 'done' ? 'success' : state === 'current' ? 'warning' : undefined}
            />
            <Box minWidth="0">
              <Box fontWeight={state === 'current' ? 'semibold' : undefined}>{label}</Box>
              <Text fontSize="xs" color={state === 'current' ? 'warning' : 'fg.muted'}>
                <FormattedMessage id={`app.timeline.${state}`} />
              </Text>
            </Box>
          </Flex>
        );
      })}
    </Box>
  );
}
