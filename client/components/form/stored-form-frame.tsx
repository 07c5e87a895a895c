import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useKeptFocus } from '../use-kept-focus.ts';
import { FormFrame } from './form-frame.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { StoredForm } from './use-stored-form.ts';

interface StoredFormFrameProps<V extends FieldValues> {
  readonly of: StoredForm<V>;
  /** What the form is called, unless a heading says so. */
  readonly label?: string;
  readonly refused: ReactNode;
  readonly submit: ReactNode;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** A form in a page of settings; its buttons are there while there is something to save. */
export function StoredFormFrame<V extends FieldValues>({
  of: { form, isChanged, discard },
  submit,
  children,
  ...frame
}: StoredFormFrameProps<V>): ReactElement {
  const ref = useKeptFocus<HTMLDivElement>(String(isChanged));
  const handleSubmit: typeof form.handleSubmit = (event) =>
    isChanged ? form.handleSubmit(event) : event.preventDefault();
  return (
    <Box ref={ref} tabIndex={-1} outline="none">
      <FormFrame {...frame} form={{ ...form, handleSubmit }} gap="4">
        {children}
        {isChanged && (
          <Flex gap="2" wrap="wrap">
            <SubmitButton isBusy={form.isBusy} size="sm">
              {submit}
            </SubmitButton>
            <Button size="sm" variant="ghost" aria-disabled={form.isBusy} onClick={form.isBusy ? undefined : discard}>
              <FormattedMessage id="app.form.discard" />
            </Button>
          </Flex>
        )}
      </FormFrame>
    </Box>
  );
}
