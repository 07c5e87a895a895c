import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of the work, each with the files and packages that do it, as `sourceOf` names them; the first match counts. */
const PARTS: readonly (readonly [part: string, sources: RegExp])[] = [
  ['seal', /^server\/(integrations\/pdf\/seal|modules\/seal)\/|^(@libpdf|@peculiar|@noble|asn1js|pkijs|pv\w+)$/],
  ['document', /^server\/(integrations\/pdf|modules\/document)\/|^(@cantoo|fontkit|fflate|pako|uqr)$/],
  ['mail', /^server\/(integrations\/mail|modules\/email)\/|^(nodemailer|react|react-dom|html-to-text)$/],
  ['jobs', /^server\/(jobs|isolation)\/|^(pg-boss|tinypool)$/],
  ['audit chain', /^server\/modules\/audit\/|^canonicalize$/],
  ['ORM', /^(@mikro-orm|dataloader)$/],
  ['statements', /^server\/db\/|^(kysely|pg|pg-pool|pg-protocol|pg-types|postgres-\w+)$/],
  ['act', /^server\/(change|modules\/signing\/(act|individual\/store|signature|document-token|reference))/],
  ['checks of the submission and the code', /^server\/(modules|rules|security)\//],
  [
    'HTTP and GraphQL',
    /^server\/(http|graphql|context)|^(@?fastify|find-my-way|avvio|@apollo|graphql|type-graphql|pino)$|^node:_http/,
  ],
];

const IDLE = '(idle)';
const REST = 'Node itself';

/** Functions that stand for no code, and the one in which idle threads wait. */
const PARTS_OF_NODE = new Map([
  [IDLE, IDLE],
  ['atomicsWaitLoop', IDLE],
  ['(garbage collector)', 'garbage collection'],
]);

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** What Node writes with `--cpu-prof`, one file for each thread; times in microseconds. */
interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame; readonly children?: number[] }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
}

/** Microseconds on the clock of the profiles. */
export const profileTime = (): number => Number(process.hrtime.bigint() / 1000n);

/**
 * Reads the profiles that a process has left in a folder, one for each thread; returns the share of each part in its
 * work since `from`, the largest first.
 */
export async function sharesOfParts(folder: string, from: number): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const file of await readdir(folder)) {
    addTimes(times, JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile, from);
  }
  times.delete(IDLE);
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].toSorted(([, a], [, b]) => b - a).map(([part, time]) => [part, time / total]));
}

function addTimes(times: Map<string, number>, profile: CpuProfile, from: number): void {
  const parts = partsOf(profile.nodes);
  let at = profile.startTime;
  for (const [index, sample] of profile.samples.entries()) {
    const time = profile.timeDeltas[index] ?? 0;
    at += time;
    if (at >= from) {
      const part = parts.get(sample) ?? REST;
      times.set(part, (times.get(part) ?? 0) + time);
    }
  }
}

/** A function counts for the part that its own file belongs to, or else for the part of its caller. */
function partsOf(nodes: CpuProfile['nodes']): ReadonlyMap<number, string> {
  const parts = new Map<number, string>();
  // Callers are listed before what they call.
  for (const { id, callFrame, children = [] } of nodes) {
    const part = partOf(callFrame) ?? parts.get(id) ?? REST;
    [id, ...children].forEach((node) => parts.set(node, part));
  }
  return parts;
}

function partOf(frame: CallFrame): string | undefined {
  const source = sourceOf(frame);
  return PARTS_OF_NODE.get(frame.functionName) ?? PARTS.find(([, sources]) => sources.test(source))?.[0];
}

/** The path of a source below the project, or the name of a package up to its first slash. */
function sourceOf({ url, lineNumber, columnNumber }: CallFrame): string {
  if (!url.startsWith('file:')) {
    return url;
  }
  const packageName = /.*\/node_modules\/([^/]+)/.exec(url)?.[1];
  if (packageName !== undefined) {
    return packageName;
  }
  const entry = sourceMapOf(fileURLToPath(url))?.findEntry(lineNumber, columnNumber);
  return entry !== undefined && 'originalSource' in entry ? entry.originalSource.replace(/^(\.\.\/)+/, '') : url;
}

const sourceMaps = new Map<string, SourceMap | undefined>();

function sourceMapOf(path: string): SourceMap | undefined {
  if (!sourceMaps.has(path)) {
    const file = `${path}.map`;
    const payload = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
    sourceMaps.set(path, payload && new SourceMap(payload));
  }
  return sourceMaps.get(path);
}
