import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FormInput } from './form.ts';

interface SwitchFieldProps {
  readonly input: Omit<FormInput<boolean>, 'onLeave'>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What on or off means here, in a word. */
  readonly state?: ReactNode;
}

const Switch = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '10',
    height: '6',
    m: '0',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '1',
      insetInlineStart: '1',
      boxSize: '4',
      borderRadius: 'full',
      bg: 'bg.sheet',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
    },
    _checked: { bg: 'success', _before: { transform: 'translateX(1rem)' } },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    // The browser draws it where the reader's own colours replace ours.
    '@media (forced-colors: active)': { appearance: 'auto', boxSize: '5', _before: { display: 'none' } },
  },
});

/** What is done or not, switched at once in the form. */
export function SwitchField({ input, label, help, state }: SwitchFieldProps): ReactElement {
  const { id, name, value, problem, onChange } = input;
  const described = [
    state === undefined ? [] : `${id}-state`,
    help === undefined ? [] : `${id}-help`,
    problem === undefined ? [] : `${id}-problem`,
  ].flat();
  return (
    <Box>
      <chakra.label htmlFor={id} display="flex" gap="4" justifyContent="space-between" cursor="pointer">
        <Text as="span" fontSize="sm" fontWeight="medium" minWidth="0" mt="0.125rem">
          {label}
        </Text>
        <Flex as="span" gap="3" align="center" flexShrink="0">
          {state !== undefined && (
            <Text as="span" id={`${id}-state`} fontSize="sm" color="fg.muted" aria-hidden>
              {state}
            </Text>
          )}
          <Switch
            id={id}
            type="checkbox"
            role="switch"
            name={name}
            checked={value}
            aria-checked={value}
            aria-describedby={described.length === 0 ? undefined : described.join(' ')}
            onChange={(event) => onChange(event.target.checked)}
          />
        </Flex>
      </chakra.label>
      {help !== undefined && (
        <Text id={`${id}-help`} mt="1" fontSize="xs" color="fg.muted" maxWidth="measure">
          {help}
        </Text>
      )}
      {problem !== undefined && (
        <Text id={`${id}-problem`} mt="1" fontSize="xs" fontWeight="medium" color="danger">
          {problem}
        </Text>
      )}
    </Box>
  );
}
