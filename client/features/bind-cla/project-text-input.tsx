import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form-field.tsx';
import { projectInputId } from './project-input-id.ts';
import type { ProjectInput } from './project-problems.ts';

const ATTRIBUTES: Readonly<Record<Exclude<ProjectInput, 'organization'>, InputProps>> = {
  repository: { autoCapitalize: 'none', spellCheck: false },
  projectUrl: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  alias: {},
};

interface ProjectTextInputProps {
  readonly input: keyof typeof ATTRIBUTES;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One line about the project. */
export function ProjectTextInput({
  input,
  value,
  isRequired = false,
  problem,
  onChange,
}: ProjectTextInputProps): ReactElement {
  return (
    <FormField
      id={projectInputId(input)}
      label={<FormattedMessage id={`bindCla.project.${input}`} />}
      help={<FormattedMessage id={`bindCla.project.${input}.help`} />}
      required={isRequired}
      problem={problem}
    >
      {(described) => (
        <Input
          name={input}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          {...ATTRIBUTES[input]}
          {...described}
        />
      )}
    </FormField>
  );
}
