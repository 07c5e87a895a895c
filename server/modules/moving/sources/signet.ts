import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Manifest, manifest as manifestSchema, rootOf } from '../format/manifest.ts';
import { interchangeRecord, RECORD_TYPES, type RecordType } from '../format/record.ts';
import { type DocumentEntry, type OpenedSource, type Source, type SourceEntry, SourceError } from '../format/source.ts';

/** Bytes of the manifest, and of one line. */
const MAX_MANIFEST = 1_000_000;
const MAX_LINE = 16 * 1024 * 1024;

const FINGERPRINT = /^[0-9a-f]{64}$/;

/** A directory in Signet's own format, as `npm run export` writes it. */
export const SIGNET_SOURCE: Source = {
  name: 'signet',
  async open({ input }): Promise<OpenedSource> {
    const manifest = await readManifest(input);
    await checkFiles(input, manifest);
    return {
      instance: manifest.instance,
      generation: null,
      takenAt: manifest.taken_at,
      entries: () => readEntries(input, manifest),
    };
  },
};

async function readManifest(input: string): Promise<Manifest> {
  const path = join(input, 'manifest.json');
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined || size > MAX_MANIFEST) {
    throw new SourceError(`${input} holds no manifest.json: name a directory that npm run export has written`);
  }
  const parsed = manifestSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!parsed.success) {
    throw new SourceError('manifest.json is not of this format, or of a later version: update this service first');
  }
  return parsed.data;
}

/** A file that was changed by hand or cut short is not imported by half. */
async function checkFiles(input: string, { files, root }: Manifest): Promise<void> {
  if (rootOf(files) !== root) {
    throw new SourceError('manifest.json was changed: export once more');
  }
  for (const { name, sha256 } of files) {
    const path = join(input, name);
    const hash = createHash('sha256');
    if (existsSync(path)) {
      for await (const chunk of createReadStream(path)) {
        hash.update(chunk as Buffer);
      }
    }
    if (!existsSync(path) || hash.digest('hex') !== sha256) {
      throw new SourceError(`${name} is not as it was exported: copy the directory again`);
    }
  }
}

async function* readEntries(input: string, { files }: Manifest): AsyncGenerator<SourceEntry> {
  yield* readDocuments(join(input, 'documents'));
  for (const type of RECORD_TYPES) {
    const file = `${type}.jsonl`;
    if (files.some(({ name }) => name === file)) {
      yield* readRecords(input, type);
    }
  }
}

async function* readDocuments(folder: string): AsyncGenerator<DocumentEntry> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const sha256 of names.filter((name) => FINGERPRINT.test(name)).toSorted()) {
    yield {
      kind: 'document',
      sha256,
      mediaType: 'application/pdf',
      bytes: () => readFile(join(folder, sha256)),
    };
  }
}

async function* readRecords(input: string, type: RecordType): AsyncGenerator<SourceEntry> {
  const lines = createInterface({ input: createReadStream(join(input, `${type}.jsonl`)), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const locator = `${type}.jsonl:${number}`;
    const parsed = line.length > MAX_LINE ? undefined : interchangeRecord.safeParse(parseJson(line));
    if (parsed?.success !== true || parsed.data.type !== type) {
      yield { kind: 'refusal', reason: 'unreadable_record', raw: line.slice(0, MAX_LINE), locator };
      continue;
    }
    // The rows of the exporting instance are stored as rows, not once more as what the source says.
    const { ...raw } = parsed.data;
    if ('own' in raw) {
      delete raw.own;
    }
    yield { kind: 'record', record: parsed.data, raw, locator };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
