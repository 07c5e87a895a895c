import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewSecret } from '#client/components/new-secret.tsx';

/** A new key, which is shown this once. */
export function NewKey({ value }: { readonly value: string }): ReactElement {
  const intl = useIntl();
  return (
    <NewSecret
      value={value}
      title={<FormattedMessage id="apiKeys.new" />}
      copy={<FormattedMessage id="apiKeys.copy" />}
      copied={intl.formatMessage({ id: 'apiKeys.copied' })}
    >
      <FormattedMessage id="apiKeys.new.text" />
    </NewSecret>
  );
}
