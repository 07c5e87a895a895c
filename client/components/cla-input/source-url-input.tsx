import { Button, Flex, Input } from '@chakra-ui/react';
import type { KeyboardEvent, ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '../form/form-field.tsx';

interface SourceUrlInputProps {
  readonly id: string;
  readonly url: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (url: string) => void;
  readonly onCheck: () => void;
}

/** The address of a PDF, and the button that has it fetched. */
export function SourceUrlInput({ id, url, isBusy, problem, onChange, onCheck }: SourceUrlInputProps): ReactElement {
  const handleCheck = () => {
    if (!isBusy && url.trim() !== '') {
      onCheck();
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around it goes on only when its button is pressed.
      event.preventDefault();
      handleCheck();
    }
  };
  return (
    <FormField
      id={id}
      required
      label={<FormattedMessage id="claInput.url.label" />}
      help={<FormattedMessage id="claInput.url.help" />}
      problem={problem}
    >
      {(described) => (
        <Flex gap="2" width="full" direction={{ base: 'column', sm: 'row' }}>
          <Input
            type="url"
            inputMode="url"
            value={url}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
            {...described}
          />
          <Button aria-disabled={isBusy || url.trim() === ''} aria-busy={isBusy} onClick={handleCheck}>
            <FormattedMessage id={isBusy ? 'claInput.url.checking' : 'claInput.url.check'} />
          </Button>
        </Flex>
      )}
    </FormField>
  );
}
