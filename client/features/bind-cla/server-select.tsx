import { NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { Icon } from '#client/components/icons.tsx';
import type { Sender_ServerFragment } from '#generated/graphql.ts';

interface ServerSelectProps {
  /** The server that the manager chose; empty while it follows from the address. */
  readonly input: FormInput<string>;
  /** The first serves addresses of unknown domains. */
  readonly servers: readonly Sender_ServerFragment[];
  readonly address: string;
}

/** The mail server that an address logs in to: the one of its domain unless the manager chooses another. */
export function ServerSelect({ input, servers, address }: ServerSelectProps): ReactElement {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const served = servers.find(({ domains }) => domains.includes(domain)) ?? servers[0];
  return (
    <FormField
      id={input.id}
      label={<FormattedMessage id="bindCla.smtp.server" />}
      help={<FormattedMessage id="bindCla.smtp.server.help" />}
      problem={input.problem}
    >
      {(described) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            value={input.value === '' ? served?.name : input.value}
            onChange={(event) => input.onChange(event.target.value)}
            {...described}
          >
            {servers.map(({ name, domains }) => (
              <option key={name} value={name}>
                {domains.length === 0 ? name : `${name} (${domains.join(', ')})`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevron" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FormField>
  );
}
