import type { SourceOptions } from '../../format/source.ts';
import { SourceError } from '../../format/source.ts';
import { type Collections, readCollection } from './read-collection.ts';

type Generation = NonNullable<SourceOptions['generation']>;

/** A nonce and a tag at least, in hexadecimal digits: what people typed in place of an address tells nothing. */
const ENCRYPTED = /^[0-9a-f]{56,}$/i;

/** Rows of a collection that are sampled. */
const LOOKED_AT = 1000;

/** What only the latest generation writes, by collection. */
const LATER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  link: ['grace_period_days', 'last_update_time'],
  individual_signing: ['logs', 'version'],
  corp_signing: [
    'cla_notify',
    'cla_notify_count',
    'cla_notify_time',
    'admin_added_date',
    'pending_cla_id',
    'logs',
    'auto_approve_employees',
  ],
};

/** Detects the generation of a dump by its collections and fields. Throws `SourceError` when it is unclear. */
export async function detectGeneration(collections: Collections, input: string): Promise<Generation> {
  const isEarly = collections.has('links');
  if (isEarly === collections.has('link')) {
    throw new SourceError(
      isEarly
        ? `${input} holds both link and links: name the directory of one database, or give --generation`
        : `${input} holds neither link nor links: name the directory that mongodump or mongoexport has written`,
    );
  }
  return isEarly ? detectEarly(collections) : detectLater(collections);
}

async function detectLater(collections: Collections): Promise<Generation> {
  for (const [name, fields] of Object.entries(LATER_FIELDS)) {
    for await (const document of firstOf(collections.get(name))) {
      const clas: unknown = document['clas'];
      const isUpdated = Array.isArray(clas) && clas.some((cla: object) => 'updated_at' in cla);
      if (isUpdated || fields.some((field) => field in document)) {
        return 'L';
      }
    }
  }
  return 'R';
}

/** The first of the early generations encrypts addresses, the second does not. */
async function detectEarly(collections: Collections): Promise<Generation> {
  const seen = new Set<Generation>();
  for (const name of ['individual_signings', 'corp_signings']) {
    for await (const { signings } of firstOf(collections.get(name))) {
      for (const signing of Array.isArray(signings) ? signings.slice(0, LOOKED_AT) : []) {
        const email: unknown = (signing as Record<string, unknown>)['email'];
        if (typeof email === 'string' && (email.includes('@') || ENCRYPTED.test(email))) {
          seen.add(email.includes('@') ? 'P2' : 'P1');
        }
      }
    }
  }
  const [generation, other] = seen;
  if (generation === undefined || other !== undefined) {
    throw new SourceError('The dump is of P1 or P2, and does not tell of which: give --generation');
  }
  return generation;
}

async function* firstOf(path: string | undefined): AsyncGenerator<Record<string, unknown>> {
  let count = 0;
  for await (const row of readCollection(path)) {
    if (count === LOOKED_AT) {
      return;
    }
    count += 1;
    if (row.kind === 'row') {
      yield row.document;
    }
  }
}
