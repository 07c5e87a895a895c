import { runCommand } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

const USAGE = 'npm run second-factor:reset -- ACCOUNT [PLATFORM or LINK_ID]';

/** Removes the second factors of an account whose owner has lost theirs, and mails them. */
await runCommand(async () => {
  const named = process.argv.slice(2);
  if (named.length < 1 || named.length > 2) {
    throw new TypeError(USAGE);
  }
  await runControlCommand('second-factor:reset', named.join(' '));
});
