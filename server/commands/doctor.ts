import { runControlCommand } from '#server/control/run-control-command.ts';
import { runWithoutArguments } from './run-command.ts';

/**
 * Looks at configuration, database, keys, queue, evidence, disk and mail server, and says what is wrong; changes and
 * sends nothing. Exits with 1 when something is wrong.
 */
await runWithoutArguments(() => runControlCommand('doctor'));
