import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { Select } from '#client/components/select.tsx';
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
        <Select value={input.value === '' ? served?.name : input.value} onChoose={input.onChange} {...described}>
          {servers.map(({ name, domains }) => (
            <option key={name} value={name}>
              {domains.length === 0 ? name : `${name} (${domains.join(', ')})`}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
