import type { Source } from '../format/source.ts';
import { CSV_SOURCE } from './csv.ts';
import { SIGNET_SOURCE } from './signet.ts';

/** The sources that `--from` takes, by name. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  [CSV_SOURCE, SIGNET_SOURCE].map((source) => [source.name, source]),
);
