import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportRequest } from '#server/modules/moving/import/carry-out-import.ts';

const text = { type: 'string' } as const;

/** What `npm run import` takes, as `parseArgs` wants it; comparisons take the same but for the last ones. */
const OPTIONS = {
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
  'resolve-logins': { type: 'boolean' },
  decisions: text,
  'key-file': text,
  'with-secrets': { type: 'boolean' },
  'show-addresses': { type: 'boolean' },
  report: text,
  execute: text,
} as const;

/** A request that is checked where it is carried out. */
type GivenRequest = Omit<ImportRequest, 'level' | 'generation'> & {
  readonly level: string | undefined;
  readonly generation: string | undefined;
};

/** Reads the arguments of a command. Throws `TypeError` with `usage` without `--from` and `--input`. */
export function readImportRequest(usage: string): GivenRequest {
  const { values } = parseArgs({ options: OPTIONS });
  const { from, input } = values;
  if (from === undefined || input === undefined) {
    throw new TypeError(usage);
  }
  return {
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
    decisions: absolute(values.decisions),
    keyFile: absolute(values['key-file']),
    withSecrets: values['with-secrets'] === true,
    report: absolute(values.report),
    execute: values.execute,
    resolveLogins: values['resolve-logins'] === true,
    showAddresses: values['show-addresses'] === true,
  };
}

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
