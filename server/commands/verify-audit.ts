import { runControlCommand } from '#server/control/run-control-command.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks all audit chains, checkpoints and documents, and names the first of each that does not fit; exits with 1 when
 * there is one.
 */
await runCommand(() => runControlCommand('verify:audit'));
