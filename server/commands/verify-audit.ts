import { runControlCommand } from '#server/control/run-control-command.ts';
import { runWithoutArguments } from './run-command.ts';

/**
 * Checks all audit chains, checkpoints, documents and signings, and names the first of each that does not fit; exits
 * with 1 when there is one.
 */
await runWithoutArguments(() => runControlCommand('verify:audit'));
