import type { ReactElement } from 'react';
import { CsvButton } from '#client/components/list/csv-button.tsx';
import { type ExportFilter, useExport } from './use-export.ts';

/** Exports the list with all its pages. */
export function ExportButton({ filter }: { readonly filter: ExportFilter }): ReactElement {
  return <CsvButton {...useExport(filter)} />;
}
