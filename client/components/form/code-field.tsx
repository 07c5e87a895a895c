import { Button, Flex, Input, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface CodeFieldProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  /** Shown until a code was sent. */
  readonly help: ReactNode;
  readonly code: {
    readonly isSending: boolean;
    /** Seconds until another code can be asked for. */
    readonly secondsLeft: number;
    readonly send: () => Promise<void>;
  };
  /** What the button says, and where the code went. */
  readonly texts: Readonly<Record<'send' | 'sending' | 'wait' | 'sent', ReactNode>>;
}

/** A verification code, and the button that sends one. Leaving it empty on the way to the button is not an error. */
export function CodeField({ input, label, help, code, texts }: CodeFieldProps): ReactElement {
  const isWaiting = code.isSending || code.secondsLeft > 0;
  const waitText = code.isSending ? texts.sending : texts.wait;
  return (
    <FormField
      id={input.id}
      label={label}
      help={texts.sent === undefined ? help : undefined}
      required
      problem={input.problem}
      // The focus stays on the button, so what it is answered has to be announced.
      isProblemAnnounced
    >
      {(described) => (
        <>
          <Flex gap="2" width="full">
            <Input
              name={input.name}
              inputMode="numeric"
              autoComplete="one-time-code"
              fontVariantNumeric="tabular-nums"
              letterSpacing="wide"
              value={input.value}
              onChange={(event) => input.onChange(event.target.value)}
              onBlur={input.onLeave}
              {...described}
            />
            {/* Not `disabled`, which would take the focus away from keyboard users. */}
            <Button
              aria-disabled={isWaiting}
              aria-busy={code.isSending}
              fontVariantNumeric="tabular-nums"
              onClick={() => !isWaiting && void code.send()}
            >
              {isWaiting ? waitText : texts.send}
            </Button>
          </Flex>
          <Text as="output" display="block" fontSize="xs" color="success" overflowWrap="anywhere">
            {texts.sent}
          </Text>
        </>
      )}
    </FormField>
  );
}
