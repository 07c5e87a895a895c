import { Button, Flex, Input } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { signPath } from '#rules/paths.ts';
import { FormField } from './form/form-field.tsx';
import { useForm } from './form/use-form.ts';
import { readLinkId } from './sign-link-id.ts';

interface SignLinkFormProps {
  /** Where a link leads; without it to its signing page. */
  readonly toPath?: (linkId: string) => string;
  /** The text of the button. */
  readonly action?: ReactNode;
}

/** Takes a signing link or its id and goes to a page of it. */
export function SignLinkForm({ toPath = signPath, action }: SignLinkFormProps): ReactElement {
  const navigate = useNavigate();
  const intl = useIntl();
  const form = useForm({
    id: useId(),
    initial: { pasted: '' },
    findProblems: ({ pasted }) => {
      const problem = pasted.trim() === '' ? 'app.signLink.required' : 'app.signLink.unreadable';
      return { pasted: readLinkId(pasted) === undefined ? intl.formatMessage({ id: problem }) : undefined };
    },
    submit: async ({ pasted }) => {
      await navigate(toPath(readLinkId(pasted) ?? ''));
    },
  });
  const input = form.input('pasted');

  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FormField
        id={input.id}
        label={<FormattedMessage id="app.signLink.label" />}
        help={<FormattedMessage id="app.signLink.help" />}
        problem={input.problem}
      >
        {(described) => (
          <Flex gap="2" width="full" maxWidth="measure" direction={{ base: 'column', sm: 'row' }}>
            <Input
              value={input.value}
              onChange={(event) => input.onChange(event.target.value)}
              onBlur={input.onLeave}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...described}
            />
            <Button type="submit" variant="solid">
              {action ?? <FormattedMessage id="app.signLink.go" />}
            </Button>
          </Flex>
        )}
      </FormField>
    </form>
  );
}
