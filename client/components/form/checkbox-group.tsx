import { Box, chakra, Input, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FormInput } from './form.ts';

interface CheckboxGroupProps<V extends string> {
  readonly input: Omit<FormInput<V[]>, 'onLeave'>;
  readonly legend: ReactNode;
  /** What can be ticked, in the order in which it is shown and kept. */
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
}

/** Boxes to tick, of which any number may be ticked. */
export function CheckboxGroup<V extends string>({ input, legend, options }: CheckboxGroupProps<V>): ReactElement {
  const { id, value, problem, onChange } = input;
  const problemId = `${id}-problem`;
  const ticked = new Set(value);
  const toggle = (option: V, isTicked: boolean) =>
    onChange(options.map((known) => known.value).filter((known) => (known === option ? isTicked : ticked.has(known))));
  return (
    <chakra.fieldset minWidth="0" aria-describedby={problem === undefined ? undefined : problemId}>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        {legend}
      </chakra.legend>
      <Stack gap="2">
        {options.map((option, index) => (
          <chakra.label key={option.value} display="flex" gap="3" alignItems="flex-start">
            <Input
              unstyled
              id={index === 0 ? id : undefined}
              type="checkbox"
              boxSize="5"
              mt="0.2rem"
              flexShrink="0"
              accentColor="accent.solid"
              checked={ticked.has(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <Box minWidth="0">{option.label}</Box>
          </chakra.label>
        ))}
      </Stack>
      {problem !== undefined && (
        <Text id={problemId} mt="2" fontSize="sm" color="danger">
          {problem}
        </Text>
      )}
    </chakra.fieldset>
  );
}
