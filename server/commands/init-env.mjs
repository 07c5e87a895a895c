import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Writes the settings of a new installation to `.env`: `.env.example` with generated secrets and what the arguments say.
// Never overwrites a file. Needs no build and no packages, so that it also runs before anything is installed.

const ROOT = resolve(import.meta.dirname, '../..');

const USAGE =
  'npm run env:init -- [--public-url URL] [--smtp-url URL] [--mail-from ADDRESS] [--file FILE]. FILE is .env unless given.';

/** Of letters and digits alone, which no file, shell or address reads in another way. */
const secret = () => randomBytes(32).toString('hex');

/** What the arguments set; without them, compose.yaml says what is missing. */
const ARGUMENTS = { PUBLIC_URL: 'public-url', SMTP_URL: 'smtp-url', MAIL_FROM: 'mail-from' };

try {
  initialise();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function initialise() {
  const string = { type: 'string' };
  const { values } = parse({
    options: { file: string, 'public-url': string, 'smtp-url': string, 'mail-from': string },
  });
  const given = Object.entries(ARGUMENTS).map(([name, argument]) => [name, values[argument] ?? '']);
  const secrets = ['SECRET_KEY', 'POSTGRES_PASSWORD', 'SERVICE_DATABASE_PASSWORD'].map((name) => [name, secret()]);
  const file = resolve(values.file ?? resolve(ROOT, '.env'));
  const settings = fill(readFileSync(resolve(ROOT, '.env.example'), 'utf8'), [...secrets, ...given]);
  create(file, settings);
  const missing = given.filter(([, value]) => value === '').map(([name]) => name);
  process.stdout.write(`${file} is written, with new secrets: keep a copy in a safe place.\n`);
  process.stdout.write(missing.length === 0 ? '' : `Still to fill in there: ${missing.join(', ')}.\n`);
}

function parse(options) {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error });
  }
}

function create(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason = error.code === 'EEXIST' ? 'exists and stays as it is' : `cannot be written (${error.code})`;
    throw new Error(`${file} ${reason}.`, { cause: error });
  }
}

/** Sets the variables in the lines that describe them. */
function fill(example, settings) {
  return settings.reduce(
    (text, [name, value]) => {
      // Linear: the names of settings are letters.
      const line = new RegExp(`^# ${name}=.*$`, 'm');
      if (!line.test(text)) {
        throw new Error(`.env.example does not have ${name}`);
      }
      return text.replace(line, () => `${name}=${quote(name, value)}`);
    },
    example.replace(
      /^# Every variable[^]*?\n\n/,
      '# Made by npm run env:init. Keep it to yourself, and in your backups.\n\n',
    ),
  );
}

/** POSIX shells and Docker Compose read what is between single quotes as it is. */
function quote(name, value) {
  if (/['\r\n]/.test(value)) {
    throw new Error(`${name}: single quotes and line breaks are not possible here`);
  }
  return /^[\w:/.@+-]*$/.test(value) ? value : `'${value}'`;
}
