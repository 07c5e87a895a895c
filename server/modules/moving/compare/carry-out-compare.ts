import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { EXIT, importRequest, type ImportCommandContext, openCommand } from '../import/carry-out-import.ts';
import { readAppClaServerClaims } from './app-cla-server-claims.ts';
import type { ReadClaims } from './claim.ts';
import type { Difference, DifferenceClass } from './classify.ts';
import { compareAnswers } from './compare-answers.ts';
import {
  readClaAssistantClaims,
  readClabotClaims,
  readClahubClaims,
  readCsvClaims,
  readEasyclaClaims,
  readLiteClaims,
} from './file-claims.ts';
import { wordComparison, wordDifference } from './word-comparison.ts';

/** The old rules by the names of their sources. */
export const OLD_RULES: ReadonlyMap<string, ReadClaims> = new Map([
  ['app-cla-server', readAppClaServerClaims],
  ['cla-assistant-lite', readLiteClaims],
  ['cla-assistant', readClaAssistantClaims],
  ['easycla', readEasyclaClaims],
  ['clabot', readClabotClaims],
  ['clahub', readClahubClaims],
  ['csv', readCsvClaims],
]);

/** Differences that are shown of each class. */
const EXAMPLES = 5;

/** Carries `npm run import:compare` out: says what differs, then the exit code. */
export async function carryOutCompare(
  context: ImportCommandContext,
  print: (line: string) => void,
  argument: string,
): Promise<void> {
  const { from, report, decisions } = importRequest.parse(JSON.parse(argument));
  const { ctx, source, options } = await openCommand(context, print, argument);
  const readClaims = OLD_RULES.get(from);
  if (readClaims === undefined) {
    throw new Error(`--from: the old rule of ${from} is not known, but of ${[...OLD_RULES.keys()].join(', ')}`);
  }
  const shown = new Map<DifferenceClass, string[]>();
  const list = await openList(report);
  const onDifference = (difference: Difference): void => {
    const examples = shown.get(difference.class) ?? [];
    shown.set(difference.class, examples.length < EXAMPLES ? [...examples, wordDifference(difference)] : examples);
    list?.write(`${JSON.stringify(difference)}\n`);
  };
  const { asked, differences } = await compareAnswers(ctx, { source, options, readClaims, decisions, onDifference });
  list?.end();
  if (list !== undefined) {
    await finished(list);
  }
  const { lines, exitCode } = wordComparison({ asked, differences }, shown);
  lines.forEach(print);
  if (list !== undefined) {
    print(`Every difference · 全部差异: ${String(list.path)}`);
  }
  print(`${EXIT}${exitCode}`);
}

/** All differences, with addresses, for the operator alone. */
async function openList(report: string | undefined) {
  if (report === undefined) {
    return undefined;
  }
  await mkdir(report, { recursive: true, mode: 0o700 });
  return createWriteStream(join(report, 'differences.jsonl'), { mode: 0o600 });
}
