import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readExitCode, type ImportRequest } from '#server/modules/moving/import/carry-out-import.ts';
import { runCommand } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

const text = { type: 'string' } as const;

/** Plans an import from another system, and carries it out when the plan is named; the service may run meanwhile. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: text,
      input: text,
      link: text,
      owner: text,
      timezone: text,
      generation: text,
      documents: text,
      emails: text,
      map: text,
      'date-format': text,
      level: text,
      'key-file': text,
      'with-secrets': { type: 'boolean' },
      report: text,
      execute: text,
    },
  });
  const { from, input } = values;
  if (from === undefined || input === undefined) {
    throw new TypeError(
      'Usage: npm run import -- --from SOURCE --input PATH [--link ID] [--owner ACCOUNT] [--timezone ZONE] [--generation P1|P2|R|L] [--documents DIRECTORY] [--emails FILE] [--map OURS=COLUMN,…] [--date-format FORMAT] [--level LEVEL] [--key-file FILE] [--with-secrets] [--report DIRECTORY] [--execute PLAN]',
    );
  }
  const request: Omit<ImportRequest, 'level' | 'generation'> & {
    readonly level: string | undefined;
    readonly generation: string | undefined;
  } = {
    from,
    input: resolve(input),
    link: values.link,
    owner: values.owner,
    timezone: values.timezone,
    generation: values.generation,
    documents: absolute(values.documents),
    emails: absolute(values.emails),
    map: readMap(values.map),
    dateFormat: values['date-format'],
    level: values.level,
    keyFile: absolute(values['key-file']),
    withSecrets: values['with-secrets'] === true,
    report: absolute(values.report),
    execute: values.execute,
  };
  await runControlCommand('signings:import', JSON.stringify(request), (line) => {
    const code = readExitCode(line);
    if (code === undefined) {
      process.stdout.write(`${line}\n`);
    } else {
      process.exitCode = code;
    }
  });
});

function absolute(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}

/** Reads `ours=column,…`; a column may have any character but a comma. */
function readMap(given: string | undefined): Record<string, string> {
  const pairs = given === undefined ? [] : given.split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      if (equals < 1) {
        throw new TypeError(`--map: ${pair} is not OURS=COLUMN`);
      }
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
    }),
  );
}
