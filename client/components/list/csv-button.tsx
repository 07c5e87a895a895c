import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icons.tsx';
import type { RunningExport } from './use-csv-export.ts';

/** Exports a list with all its pages; one export at a time. */
export function CsvButton({ start, isBusy }: RunningExport): ReactElement {
  return (
    <Button size="sm" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void (isBusy || start())}>
      <Icon name="download" />
      <FormattedMessage id={isBusy ? 'list.export.busy' : 'list.export'} />
    </Button>
  );
}
