import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { prepareSchema } from '#server/db/prepare-schema.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createCommunityAccount, generatePassword } from '#server/modules/access/account/create-community-account.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'npm run account:create -- --account NAME --email ADDRESS --name NAME [--password-stdin] [--administrator]';

/**
 * Creates a local community manager, with `--administrator` one who manages the local accounts; the password comes from
 * standard input or is generated and printed once.
 */
await runCommand(async () => {
  const options = {
    account: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    administrator: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  if (values.account === undefined || values.email === undefined || values.name === undefined) {
    throw new TypeError(USAGE);
  }
  const generated = values['password-stdin'] === true ? undefined : generatePassword();
  const password = generated ?? (await text(process.stdin)).trim();
  const { account, name, administrator: isAdministrator } = values;
  const config = readConfig(process.env);
  const email = reachableAddress(values.email, config.reachableDomains);
  const createdAt = new Date();
  const facts = { account, email, name, password, isAdministrator, createdAt };
  await withDatabase(config.database, async (database) => {
    await prepareSchema(config.database, database);
    await createCommunityAccount(database.orm.em.fork(), facts);
  });
  process.stdout.write(
    `Account ${account} created.${generated === undefined ? '' : ` Password, shown only once: ${generated}`}\n`,
  );
});

/** Refuses an address at which no mail can arrive, and says what an operator can do about it. */
function reachableAddress(given: string, reachableDomains: readonly string[]): string {
  try {
    return checkMailbox(given, { reachableDomains });
  } catch (error) {
    if (error instanceof AppError && error.details.reason === 'unreachable') {
      throw new TypeError(
        `No mail can arrive at ${given.trim()}: the domain is reserved or private, or the address takes none. ` +
          'Name another address; if mail does reach the domain in your network, add it to REACHABLE_DOMAINS.',
        { cause: error },
      );
    }
    throw error;
  }
}
