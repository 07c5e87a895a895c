import { runWithoutArguments } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/** Issues a new seal certificate and prints its fingerprint; running processes seal with it at once. */
await runWithoutArguments(() => runControlCommand('seal:rotate'));
