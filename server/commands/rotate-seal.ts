import { runControlCommand } from '#server/control/run-control-command.ts';
import { runCommand } from './run-command.ts';

/** Issues a new seal certificate and prints its fingerprint; running processes seal with it at once. */
await runCommand(() => runControlCommand('seal:rotate'));
