import { Field, Flex, Input } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FormInput } from './form.ts';

interface CheckboxFieldProps {
  readonly input: Omit<FormInput<boolean>, 'onLeave'>;
  readonly label: ReactNode;
  /** False for one that may stay empty. */
  readonly isRequired?: boolean;
}

/** A box to tick, by default one that must be ticked. */
export function CheckboxField({ input, label, isRequired = true }: CheckboxFieldProps): ReactElement {
  const { id, name, value, problem, onChange } = input;
  const problemId = `${id}-problem`;
  return (
    <Field.Root id={id} ids={{ errorText: problemId }} required={isRequired} invalid={problem !== undefined}>
      <Flex gap="3" align="flex-start" fontSize="md">
        <Input
          unstyled
          type="checkbox"
          name={name}
          aria-describedby={problem === undefined ? undefined : problemId}
          boxSize="5"
          mt="0.2rem"
          flexShrink="0"
          accentColor="accent.solid"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Field.Label display="block" fontSize="md" fontWeight="normal">
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
      </Flex>
      {problem !== undefined && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
