import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { interchangeRecord } from '../../format/record.ts';
import type { Source, SourceEntry, SourceOptions } from '../../format/source.ts';

/** Options of a reader that a test does not change. */
export const OPTIONS: SourceOptions = {
  input: '',
  link: 'web_example-1',
  timezone: undefined,
  generation: undefined,
  documents: undefined,
  emails: undefined,
  map: {},
  dateFormat: undefined,
  level: undefined,
  keyFile: undefined,
  withSecrets: false,
};

/** Writes files of a test into a directory that ends with it; returns its path. */
export function writeSample(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'signet-sample-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, contents] of Object.entries(files)) {
    writeFileSync(join(directory, name), contents);
  }
  return directory;
}

/** Reads an input by a source. Throws for a record that is none of the format. */
export async function readSample(source: Source, options: Partial<SourceOptions>): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  const opened = await source.open({ ...OPTIONS, ...options });
  for await (const entry of opened.entries()) {
    if (entry.kind === 'record') {
      interchangeRecord.parse(entry.record);
    }
    entries.push(entry);
  }
  return entries;
}

/** The outcome of each row: `type identity, state and time`, or the reason of its refusal. */
export function outcomesOf(entries: readonly SourceEntry[]): string[] {
  return entries.map((entry) => {
    if (entry.kind !== 'record') {
      return entry.kind === 'refusal' ? entry.reason : entry.kind;
    }
    const { record } = entry;
    if (record.type === 'corporation') {
      const { name, representative, domains, state } = record;
      return [record.type, name, representative?.email, ...domains, state].join(' ');
    }
    if (record.type === 'employee' || record.type === 'manager') {
      return [record.type, record.email, record.type === 'employee' ? record.state : record.role].join(' ');
    }
    if (record.type === 'exemption') {
      return [record.type, record.kind, record.value].join(' ');
    }
    if (record.type !== 'identity' && record.type !== 'individual') {
      return record.type;
    }
    const who =
      record.type === 'individual'
        ? record.email
        : [record.account_id, record.login, record.stated_email].filter(Boolean);
    const version = record.version === undefined ? [] : [`version ${record.version}`];
    const ended = record.state === 'ended' ? [`ended ${record.ended_at ?? 'at an unknown time'}`] : [];
    return [record.type, who, record.level, record.signed_at.value ?? 'unknown', ...version, ...ended].flat().join(' ');
  });
}
