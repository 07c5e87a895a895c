import { runWithoutArguments } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/**
 * Checks all audit chains, checkpoints, documents and signings, and names the first of each that does not fit; exits
 * with 1 when there is one.
 */
await runWithoutArguments(() => runControlCommand('verify:audit'));
