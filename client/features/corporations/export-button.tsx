import type { ReactElement } from 'react';
import { CsvButton } from '#client/components/list/csv-button.tsx';
import type { CorporationFilter } from './use-corporations.ts';
import { useExport } from './use-export.ts';

/** Exports the corporations shown, with all their pages. */
export function ExportButton({ filter }: { readonly filter: CorporationFilter }): ReactElement {
  return <CsvButton {...useExport(filter)} />;
}
