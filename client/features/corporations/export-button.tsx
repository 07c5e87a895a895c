import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import type { CorporationFilter } from './use-corporations.ts';
import { useExport } from './use-export.ts';

/** Exports the corporations shown, with all their pages. */
export function ExportButton({ filter }: { readonly filter: CorporationFilter }): ReactElement {
  const { start, isBusy } = useExport(filter);
  return (
    <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void (isBusy || start())}>
      <Icon name="download" />
      <FormattedMessage id={isBusy ? 'corporations.export.busy' : 'corporations.export'} />
    </Button>
  );
}
