import { emailDomain } from '#rules/email.ts';
import { type OpenedSource, type RecordEntry, type SourceEntry, SourceError } from '../format/source.ts';
import { readHeader, readTable, titlesOf } from '../sources/read-table.ts';

/** What the operator has decided about rows of a source. */
interface Decisions {
  /** Keys, places and links whose rows are left out. */
  readonly dropped: ReadonlySet<string>;
  /** The corporation that owns a domain at a link, by `<link> <domain>`. */
  readonly owners: ReadonlyMap<string, string>;
}

const NONE: Decisions = { dropped: new Set(), owners: new Map() };

/**
 * Reads the file of `--decisions`: a CSV with the columns `subject` and `decision`. With `drop`, the subject is a link, a
 * row's place or its key; else it is a link and a domain with a space between, and the decision is the place or the key of
 * the corporation that has the domain.
 */
export async function readDecisions(input: string | undefined): Promise<Decisions> {
  if (input === undefined) {
    return NONE;
  }
  const titles = titlesOf(await readHeader(input), ',');
  const [subject, decision] = [titles.indexOf('subject'), titles.indexOf('decision')];
  if (subject < 0 || decision < 0) {
    throw new SourceError(`${input} needs the columns subject and decision`);
  }
  const dropped = new Set<string>();
  const owners = new Map<string, string>();
  for await (const row of readTable(input, ',')) {
    const [about = '', decided = ''] =
      row.kind === 'row' ? [row.cells[subject]?.trim(), row.cells[decision]?.trim()] : [];
    if (about === '' || decided === '') {
      throw new SourceError(`${row.locator} decides nothing: give a subject and a decision`);
    }
    if (decided === 'drop') {
      dropped.add(about);
    } else {
      owners.set(about.toLowerCase(), decided);
    }
  }
  return { dropped, owners };
}

/** The source as the decisions leave it: rows that are dropped are refused, and domains have one owner. */
export function applyDecisions(opened: OpenedSource, decisions: Decisions): OpenedSource {
  return decisions.dropped.size + decisions.owners.size === 0
    ? opened
    : {
        ...opened,
        async *entries() {
          for await (const entry of opened.entries()) {
            yield entry.kind === 'record' ? decide(entry, decisions) : entry;
          }
        },
      };
}

function decide(entry: RecordEntry, { dropped, owners }: Decisions): SourceEntry {
  const { record, raw, locator } = entry;
  if ([record.key, record.link, locator].some((name) => dropped.has(name))) {
    return { kind: 'refusal', reason: 'dropped_by_decision', raw, locator };
  }
  if (record.type !== 'corporation') {
    return entry;
  }
  const domains = record.domains.filter((domain) => {
    const owner = owners.get(`${record.link} ${emailDomain(`x@${domain}`)}`.toLowerCase());
    return owner === undefined || owner === record.key || owner === locator;
  });
  return { ...entry, record: { ...record, domains } };
}
