import { readImportRequest } from './read-import-request.ts';
import { runCommand } from './run-command.ts';
import { runImportCommand } from './run-import-command.ts';

const USAGE =
  'Usage: npm run import -- --from SOURCE --input PATH [--link ID] [--owner ACCOUNT] [--timezone ZONE] [--generation P1|P2|R|L] [--documents DIRECTORY] [--emails FILE] [--map OURS=COLUMN,…] [--date-format FORMAT] [--level LEVEL] [--resolve-logins] [--decisions FILE] [--key-file FILE] [--with-secrets] [--show-addresses] [--report DIRECTORY] [--execute PLAN]';

/** Plans an import from another system, and carries it out when the plan is named; the service may run meanwhile. */
await runCommand(() => runImportCommand('signings:import', readImportRequest(USAGE)));
