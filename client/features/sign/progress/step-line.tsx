import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';

interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** When it was done; nothing until then. */
  readonly time: ReactNode;
}

interface StepLineProps {
  readonly steps: readonly Step[];
  /** Position of the step that is waited for; those before it are done. */
  readonly current: number;
}

const TONES = { done: 'success', current: 'warning', ahead: 'border.control' } as const;

/** A few steps joined by a line, side by side; on a phone below each other. */
export function StepLine({ steps, current }: StepLineProps): ReactElement {
  const intl = useIntl();
  return (
    <Flex
      as="ol"
      aria-label={intl.formatMessage({ id: 'sign.progress.steps' })}
      listStyleType="none"
      direction={{ base: 'column', md: 'row' }}
    >
      {steps.map(({ key, label, time }, position) => {
        const state = position < current ? 'done' : position === current ? 'current' : 'ahead';
        const isLast = position === steps.length - 1;
        return (
          <Flex
            as="li"
            key={key}
            flex="1 1 0"
            minWidth="0"
            direction={{ base: 'row', md: 'column' }}
            gap={{ base: '3', md: '2' }}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Flex direction={{ base: 'column', md: 'row' }} align="center" gap="1" alignSelf="stretch">
              <Dot state={state} />
              {!isLast && (
                <Box
                  flex="1"
                  bg={state === 'done' ? 'success' : 'border'}
                  width={{ base: '2px', md: 'auto' }}
                  height={{ base: 'auto', md: '2px' }}
                  minHeight={{ base: '4', md: '0' }}
                  me={{ md: '1' }}
                />
              )}
            </Flex>
            <Box pb={{ base: isLast ? '0' : '4', md: '0' }} pe={{ md: '3' }} minWidth="0">
              <Text
                fontSize="sm"
                fontWeight={state === 'current' ? 'semibold' : undefined}
                color={state === 'ahead' ? 'fg.muted' : undefined}
                overflowWrap="anywhere"
              >
                {label}
              </Text>
              <Text fontSize="xs" color={state === 'current' ? 'warning' : 'fg.muted'}>
                <FormattedMessage id={`app.timeline.${state}`} />
                {state === 'done' && time !== undefined && <> · {time}</>}
              </Text>
            </Box>
          </Flex>
        );
      })}
    </Flex>
  );
}

function Dot({ state }: { readonly state: keyof typeof TONES }): ReactElement {
  return (
    <Flex
      boxSize="6"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="full"
      borderWidth="2px"
      borderStyle="solid"
      borderColor={TONES[state]}
      bg={state === 'done' ? 'success' : 'bg.sheet'}
      color="bg.sheet"
    >
      {state === 'done' && <Icon name="check" boxSize="3" />}
      {state === 'current' && <Box boxSize="2" borderRadius="full" bg="warning" />}
    </Flex>
  );
}
