import { Button, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '#client/i18n/messages.ts';
import { FormField } from './form-field.tsx';
import { readLinkId } from './sign-link-id.ts';

function signPath(linkId: string): string {
  return `/sign/${encodeURIComponent(linkId)}`;
}

interface SignLinkFormProps {
  /** Where a link leads; without it to its signing page. */
  readonly toPath?: (linkId: string) => string;
  /** The text of the button. */
  readonly action?: ReactNode;
}

/** Takes a signing link or its id and goes to a page of it. */
export function SignLinkForm({ toPath = signPath, action }: SignLinkFormProps): ReactElement {
  const navigate = useNavigate();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<MessageId>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const linkId = readLinkId(pasted);
    if (linkId === undefined) {
      setProblem(pasted.trim() === '' ? 'app.signLink.required' : 'app.signLink.unreadable');
      document.getElementById(id)?.focus();
      return;
    }
    await navigate(toPath(linkId));
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FormField
        id={id}
        label={<FormattedMessage id="app.signLink.label" />}
        help={<FormattedMessage id="app.signLink.help" />}
        problem={problem === undefined ? undefined : <FormattedMessage id={problem} />}
      >
        {(described) => (
          <Flex gap="2" width="full" maxWidth="measure" direction={{ base: 'column', sm: 'row' }}>
            <Input
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
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
