import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icons.tsx';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface ChipsFieldProps {
  readonly input: FormInput<string[]>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Whether there may be none. */
  readonly isOptional?: boolean;
}

/** A list of short entries: Enter, leaving the input and pasting add to it. */
export function ChipsField({ input, label, help, isOptional = false }: ChipsFieldProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { id, name, value } = input;
  const add = (text: string) => {
    const given = text.split('\n').map((line) => line.trim());
    const all = new Set([...value, ...given.filter((line) => line !== '')]);
    setTyped('');
    if (all.size > value.length) {
      input.onChange([...all]);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.includes('\n')) {
      event.preventDefault();
      add(text);
    }
  };
  const handleBlur = () => {
    add(typed);
    input.onLeave();
  };
  return (
    <FormField id={id} label={label} required={!isOptional} help={help} problem={input.problem}>
      {(described) => (
        <>
          <Chips id={id} entries={value} onRemove={(entry) => input.onChange(value.filter((one) => one !== entry))} />
          <Flex gap="2">
            <Input
              name={name}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
              onBlur={handleBlur}
              {...described}
              required={false}
            />
            <Button variant="outline" onClick={() => add(typed)}>
              <FormattedMessage id="app.form.add" />
            </Button>
          </Flex>
        </>
      )}
    </FormField>
  );
}

interface ChipsProps {
  /** The id of the input, which has the focus once an entry is gone. */
  readonly id: string;
  readonly entries: readonly string[];
  readonly onRemove: (entry: string) => void;
}

function Chips({ id, entries, onRemove }: ChipsProps): ReactElement | null {
  const intl = useIntl();
  if (entries.length === 0) {
    return null;
  }
  const handleRemove = (entry: string) => {
    onRemove(entry);
    document.getElementById(id)?.focus();
  };
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" mb="1">
      {entries.map((entry) => (
        <chakra.li
          key={entry}
          display="flex"
          alignItems="center"
          maxWidth="full"
          ps="3"
          bg="bg.subtle"
          border="hairline"
          borderRadius="full"
          fontSize="sm"
        >
          <chakra.span minWidth="0" overflowWrap="anywhere">
            {entry}
          </chakra.span>
          <Button
            variant="ghost"
            size="sm"
            borderRadius="full"
            px="2"
            aria-label={intl.formatMessage({ id: 'app.form.remove' }, { name: entry })}
            onClick={() => handleRemove(entry)}
          >
            <Icon name="remove" boxSize="3" />
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
