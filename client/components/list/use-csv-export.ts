import { useState } from 'react';
import type { SigningOriginFragment } from '#generated/graphql.ts';
import { toCsv } from '#rules/csv.ts';
import { saveFile } from '../save-file.ts';

/** Maximum page size of the service. */
const PAGE_SIZE = 100;

interface ExportedPage<N> {
  readonly nodes: readonly N[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

interface CsvExport<N> {
  /** Loads a page of the list; undefined when that failed, which the common dialog says. */
  readonly loadPage: (page: { first: number; after?: string }) => Promise<ExportedPage<N> | undefined>;
  /** The rows, header first. */
  readonly toTable: (nodes: readonly N[]) => readonly (readonly string[])[];
  /** The name of the file, to which the date is added. */
  readonly fileName: string;
  readonly onDone: (count: number) => void;
}

/** An export: starting it resolves once the file is saved, or has failed. */
export interface RunningExport {
  readonly start: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Exports all pages of a list as one CSV file. On failure no file is saved. */
export function useCsvExport<N>({ loadPage, toTable, fileName, onDone }: CsvExport<N>): RunningExport {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const nodes = await loadAll(loadPage);
    setBusy(false);
    if (nodes !== undefined) {
      const csv = new Blob([toCsv(toTable(nodes))], { type: 'text/csv;charset=utf-8' });
      saveFile(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      onDone(nodes.length);
    }
  };
  return { start, isBusy };
}

async function loadAll<N>(loadPage: CsvExport<N>['loadPage']): Promise<N[] | undefined> {
  const all: N[] = [];
  let after: string | null | undefined;
  do {
    const page = await loadPage({ first: PAGE_SIZE, ...(typeof after === 'string' && { after }) });
    if (page === undefined) {
      return undefined;
    }
    all.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (typeof after === 'string');
  return all;
}

/** As `toMinute`, but the day alone where the source of a signing knows no more. */
export function signingTime({ signedAt, origin }: TimedSigning): string {
  return origin?.signedAtPrecision === 'DAY' ? toMinute(signedAt).slice(0, 10) : toMinute(signedAt);
}

interface TimedSigning {
  readonly signedAt: string | null;
  readonly origin: Pick<SigningOriginFragment, 'signedAtPrecision'> | null;
}

/** Turns `2026-01-02T08:00:00.000Z` into `2026-01-02 08:00`, in UTC; nothing into nothing. */
export function toMinute(time: string | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
