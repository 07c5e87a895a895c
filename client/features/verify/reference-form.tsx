import { Button, Flex, Input } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { readReference } from './read-reference.ts';

interface ReferenceFormProps {
  /** What the page answers about now, if that is a reference. */
  readonly asked: string | undefined;
  readonly onAsk: (reference: string) => void;
}

/** Takes the reference of a signing, however it is typed. */
export function ReferenceForm({ asked = '', onAsk }: ReferenceFormProps): ReactElement {
  const intl = useIntl();
  const form = useForm({
    id: 'verify',
    initial: { reference: asked },
    findProblems: ({ reference }) => ({
      reference:
        readReference(reference) === undefined ? intl.formatMessage({ id: 'verify.reference.problem' }) : undefined,
    }),
    submit: async ({ reference }) => onAsk(readReference(reference) ?? ''),
  });
  const input = form.input('reference');
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FormField id={input.id} label={<FormattedMessage id="verify.reference" />} problem={input.problem}>
        {(described) => (
          <Flex gap="2" width="full" direction={{ base: 'column', sm: 'row' }}>
            <Input
              value={input.value}
              onChange={(event) => input.onChange(event.target.value)}
              onBlur={input.onLeave}
              placeholder="SG-…"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...described}
            />
            <Button type="submit">
              <FormattedMessage id="verify.reference.submit" />
            </Button>
          </Flex>
        )}
      </FormField>
    </form>
  );
}
