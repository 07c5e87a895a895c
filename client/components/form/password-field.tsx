import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface PasswordFieldProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  /** Which password a password manager should fill in or offer to keep. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: ReactNode;
}

/** A password that can be shown, with a word of warning while caps lock is on. */
export function PasswordField({ input, label, autoComplete, help }: PasswordFieldProps): ReactElement {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const handleKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <FormField id={input.id} label={label} required help={help} problem={input.problem}>
      {(described) => (
        <>
          <Flex gap="2" width="full">
            <Input
              name={input.name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={input.value}
              onChange={(event) => input.onChange(event.target.value)}
              onKeyDown={handleKey}
              onKeyUp={handleKey}
              onBlur={() => {
                setCapsLock(false);
                input.onLeave();
              }}
              {...described}
            />
            <Button
              aria-label={intl.formatMessage({ id: 'app.password.show' })}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <FormattedMessage id={isShown ? 'app.password.hide.short' : 'app.password.show.short'} />
            </Button>
          </Flex>
          <Text as="output" display="block" fontSize="xs" color="warning">
            {hasCapsLock && <FormattedMessage id="app.password.capsLock" />}
          </Text>
        </>
      )}
    </FormField>
  );
}
