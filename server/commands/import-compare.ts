import { readImportRequest } from './read-import-request.ts';
import { runCommand } from './run-command.ts';
import { runImportCommand } from './run-import-command.ts';

const USAGE =
  'Usage: npm run import:compare -- --from SOURCE --input PATH [--link ID] [--generation P1|P2|R|L] [--key-file FILE] [--map OURS=COLUMN,…] [--decisions FILE] [--report DIRECTORY]. Give what the import was given.';

/** Compares what another system and this service say about everybody in its data; the service may run meanwhile. */
await runCommand(() => runImportCommand('signings:compare', readImportRequest(USAGE)));
