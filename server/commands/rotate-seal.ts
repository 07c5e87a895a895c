import { runControlCommand } from '#server/control/run-control-command.ts';
import { runWithoutArguments } from './run-command.ts';

/** Issues a new seal certificate and prints its fingerprint; running processes seal with it at once. */
await runWithoutArguments(() => runControlCommand('seal:rotate'));
