import type { Source } from '../format/source.ts';
import { APP_CLA_SERVER } from './app-cla-server/app-cla-server.ts';
import { CLA_ASSISTANT_LITE } from './cla-assistant-lite.ts';
import { CLA_ASSISTANT } from './cla-assistant.ts';
import { CLABOT } from './clabot.ts';
import { CLAHUB } from './clahub.ts';
import { CSV_SOURCE } from './csv.ts';
import { EASYCLA } from './easycla.ts';
import { SIGNET_SOURCE } from './signet.ts';

/** The sources that `--from` takes, by name. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  [APP_CLA_SERVER, CLA_ASSISTANT, CLA_ASSISTANT_LITE, CLABOT, CLAHUB, CSV_SOURCE, EASYCLA, SIGNET_SOURCE].map(
    (source) => [source.name, source],
  ),
);
