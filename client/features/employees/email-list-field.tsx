import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { findEmails } from '#rules/email-list.ts';
import type { EmailListValues } from './use-email-list.ts';

/** Addresses of employees, pasted or from a CSV file, which is read in the browser. */
export function EmailListField({ form }: { readonly form: Form<EmailListValues> }): ReactElement {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const input = form.input('text');
  const count = findEmails(input.value).emails.length;
  return (
    <>
      <TextAreaField
        input={input}
        label={<FormattedMessage id="employees.emails" />}
        help={<FormattedMessage id="employees.emails.help" />}
      />
      <Flex gap="3" wrap="wrap" align="center">
        <Button size="sm" onClick={() => file.current?.click()}>
          <FormattedMessage id="employees.emails.file" />
        </Button>
        <chakra.input
          ref={file}
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          display="none"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void chosen?.text().then((text) => input.onChange([input.value, text].filter(Boolean).join('\n')));
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <Text as="output" fontSize="sm" color="fg.muted">
          {count > 0 && <FormattedMessage id="employees.emails.count" values={{ count }} />}
        </Text>
      </Flex>
    </>
  );
}
