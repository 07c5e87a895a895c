import { Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { Select } from '#client/components/select.tsx';
import type { OwnSendersQuery } from '#generated/graphql.ts';
import { linkSenderPath } from '#rules/paths.ts';

interface SenderSelectProps {
  readonly input: FormInput<string>;
  /** The address in use, which another manager may have authorised; undefined when mails come from the service's own. */
  readonly current: string | undefined;
  readonly linkId: string;
  /** What the manager may choose from; undefined until loaded. */
  readonly known: OwnSendersQuery | undefined;
}

/** The addresses that the community's mails can come from. */
export function SenderSelect({ input, current, linkId, known }: SenderSelectProps): ReactElement {
  const intl = useIntl();
  const own = (known?.senderCredentials ?? []).map(({ address }) => address);
  const hasService = current === undefined || (known?.serviceSender ?? null) !== null;
  const addresses = [...new Set([current ?? '', input.value, ...own])].filter((address) => address !== '');
  const authorize = (text: ReactNode) => (
    <ChakraLink asChild>
      <Link to={linkSenderPath(linkId)}>{text}</Link>
    </ChakraLink>
  );
  return (
    <FormField
      id={input.id}
      label={<FormattedMessage id="links.edit.sender" />}
      help={<FormattedMessage id="links.edit.sender.help" values={{ a: authorize }} />}
      problem={input.problem}
    >
      {(described) => (
        <Select value={input.value} onChoose={input.onChange} {...described}>
          {hasService && <option value="">{intl.formatMessage({ id: 'links.edit.sender.service' })}</option>}
          {addresses.map((address) => (
            <option key={address} value={address}>
              {address}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
