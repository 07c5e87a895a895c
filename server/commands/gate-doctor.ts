import { runWithoutArguments } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/**
 * Asks every connected code platform what is wrong with the gate there, and says how to mend it; exits with 1 when
 * something is.
 */
await runWithoutArguments(() => runControlCommand('gate:doctor'));
