import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { type ExportFilter, useExport } from './use-export.ts';

/** Exports the list with all its pages. */
export function ExportButton({ filter }: { readonly filter: ExportFilter }): ReactElement {
  const { start, isBusy } = useExport(filter);
  return (
    <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void (isBusy || start())}>
      <Icon name="download" />
      <FormattedMessage id={isBusy ? 'employees.export.busy' : 'employees.export'} />
    </Button>
  );
}
