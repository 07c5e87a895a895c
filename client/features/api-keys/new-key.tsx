import { Button, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';

/** A new key, which is shown this once. */
export function NewKey({ value }: { readonly value: string }): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(1);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(value);
    showToast(intl.formatMessage({ id: 'apiKeys.copied' }));
  };
  return (
    <Notice ref={ref} tone="warning" title={<FormattedMessage id="apiKeys.new" />}>
      <FormattedMessage id="apiKeys.new.text" />
      <chakra.code display="block" my="3" fontFamily="mono" overflowWrap="anywhere">
        {value}
      </chakra.code>
      {/* Browsers keep the clipboard from pages that came over an insecure connection. */}
      {window.isSecureContext && (
        <Button size="sm" onClick={() => void handleCopy()}>
          <Icon name="copy" />
          <FormattedMessage id="apiKeys.copy" />
        </Button>
      )}
    </Notice>
  );
}
