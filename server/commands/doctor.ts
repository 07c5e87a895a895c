import { runWithoutArguments } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/**
 * Looks at configuration, database, keys, queue, evidence, disk and mail server, and says what is wrong; changes and
 * sends nothing. Exits with 1 when something is wrong.
 */
await runWithoutArguments(() => runControlCommand('doctor'));
