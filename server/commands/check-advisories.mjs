import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { concerns } from './match-advisory.mjs';
import { readAdvisories } from './read-advisories.mjs';
import { ROOT } from './run-tool.mjs';

// Looks for known vulnerabilities of the packages that are shipped, by the versions of the lockfile: in the copy of an
// OSV database that ADVISORY_DATABASE names, else by asking the registry. Exits with 0 when none is known, 1 when one
// is, and 2 when nobody could be asked. That must never look like the first.

const EXIT = { clear: 0, found: 1, notChecked: 2 };

/** Days after which a copy is too old to rely on; advisories come daily. */
const COPY_DAYS = 30;

/** Packages of the lockfile that are shipped, without those for development. */
function shippedOf({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { name, version }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
    }));
}

/** What a copy says about the packages, and the reasons why it says less than it should, if it does. */
async function searchCopy(path, shipped) {
  const byName = Map.groupBy(shipped, ({ name }) => name);
  const [found, problems] = [[], []];
  let newest = '';
  try {
    for await (const advisory of readAdvisories(path)) {
      newest = advisory.modified > newest ? advisory.modified : newest;
      const names = new Set(advisory.affected?.map((one) => one.package?.name));
      for (const one of [...names].flatMap((name) => byName.get(name) ?? [])) {
        if (judge(advisory, one, problems)) {
          found.push({ ...one, ...describe(advisory) });
        }
      }
    }
  } catch (error) {
    problems.push(`${path} cannot be read: ${error.message}`);
  }
  return { found, asOf: newest.slice(0, 10), problems: [...problems, ...problemsOf(path, newest)] };
}

function judge(advisory, one, problems) {
  try {
    return advisory.withdrawn === undefined && concerns(advisory, one);
  } catch (error) {
    problems.push(`${advisory.id} about ${one.name} cannot be read: ${error.message}`);
    return false;
  }
}

function problemsOf(path, newest) {
  if (newest === '') {
    return [`${path} has no advisories`];
  }
  const isOld = Date.parse(newest) < Date.now() - COPY_DAYS * 86_400_000;
  return isOld ? [`${path} is more than ${COPY_DAYS} days old: its newest advisory is of ${newest}`] : [];
}

function describe({ id, summary = 'no summary', database_specific: { severity = 'unrated' } = {} }) {
  return { severity, text: `${summary} https://osv.dev/vulnerability/${id}` };
}

/** Asks the registry about the installed project; many mirrors refuse the question. */
async function askRegistry() {
  const printed = await new Promise((done) => {
    const command = ['audit', '--omit', 'dev', '--json'];
    execFile('npm', command, { cwd: ROOT, maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout));
  });
  const answer = parse(printed);
  if (answer?.metadata?.vulnerabilities === undefined) {
    const reason = answer?.error?.summary || answer?.message || 'it gave no answer';
    return { found: [], problems: [`npm audit: ${reason}`] };
  }
  const found = Object.values(answer.vulnerabilities).map(({ name, range, severity, via }) => ({
    name,
    version: range,
    severity,
    text: via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`)).join(', '),
  }));
  return { found, asOf: 'now', problems: [] };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function check(lockfile) {
  const shipped = shippedOf(JSON.parse(await readFile(lockfile, 'utf8')));
  const copy = process.env.ADVISORY_DATABASE;
  return { shipped, ...(copy ? await searchCopy(copy, shipped) : await askRegistry()) };
}

const [lockfile = resolve(ROOT, 'package-lock.json')] = process.argv.slice(2);
const { shipped, found, asOf, problems } = await check(lockfile).catch(({ message }) => ({
  found: [],
  problems: [message],
}));

for (const { name, version, severity, text } of found) {
  process.stdout.write(`${severity.toUpperCase()} ${name}@${version}: ${text}\n`);
}
process.stderr.write(problems.map((problem) => `NOT CHECKED: ${problem}\n`).join(''));
if (found.length === 0 && problems.length === 0) {
  process.stdout.write(`No advisory is known for the ${shipped.length} shipped packages (as of ${asOf}).\n`);
}
process.exitCode = found.length > 0 ? EXIT.found : problems.length > 0 ? EXIT.notChecked : EXIT.clear;
