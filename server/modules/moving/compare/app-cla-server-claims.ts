import { NameSet } from '../format/name-set.ts';
import { readKey } from '../sources/app-cla-server/app-cla-server.ts';
import { detectGeneration } from '../sources/app-cla-server/detect-generation.ts';
import { openText } from '../sources/app-cla-server/open-encrypted.ts';
import { toPlain } from '../sources/app-cla-server/plain.ts';
import { type Collections, findCollections, readCollection } from '../sources/app-cla-server/read-collection.ts';
import type { Claim, ReadClaims } from './claim.ts';

type Fields = Readonly<Record<string, unknown>>;

const DAY = 86_400;
const DEFAULT_GRACE_DAYS = 30;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** The current version of a kind and language, and until when earlier ones count. */
interface Slot {
  readonly cla: string;
  /** Unix seconds; null when the server knows no update. */
  readonly graceEnds: number | null;
  readonly isClockUncertain: boolean;
}

/**
 * The public check of app-cla-server. P1 and P2: somebody has signed who has an enabled row.
 * R: who has a signing that is marked as not deleted, or is an enabled employee of the corporation of the link that is
 * found first. L looks at the version of signings as well, and goes on saying signed when it has expired.
 */
export const readAppClaServerClaims: ReadClaims = async function* readAppClaServerClaims(options) {
  const collections = await findCollections(options.input);
  const generation = options.generation ?? (await detectGeneration(collections, options.input));
  const isLater = generation === 'L';
  const claims =
    generation === 'P1' || generation === 'P2'
      ? readEarly(collections, generation === 'P1' ? await readKey(options.keyFile) : undefined)
      : readSignings(collections, { isLater, slots: isLater ? await readSlots(collections) : new Map() });
  for await (const claim of claims) {
    if (options.link === undefined || options.link === claim.link) {
      yield claim;
    }
  }
};

async function* readEarly(collections: Collections, key: Buffer | undefined): AsyncGenerator<Claim> {
  for await (const { fields, locator } of eachDocument(collections.get('individual_signings'))) {
    for (const [index, signing] of listOf(fields['signings']).entries()) {
      yield {
        link: text(fields['link_id']),
        kind: 'email',
        value: openText(signing['email'], key) ?? '',
        counts: fields['link_status'] === 'ready' && signing['enabled'] === true,
        locator: `${locator} signings ${index + 1}`,
      };
    }
  }
}

interface Rule {
  readonly isLater: boolean;
  readonly slots: ReadonlyMap<string, Slot>;
}

async function* readSignings(collections: Collections, rule: Rule): AsyncGenerator<Claim> {
  for await (const { fields, locator } of eachDocument(collections.get('individual_signing'))) {
    const link = text(fields['link_id']);
    const cla = text(fields['cla_id']);
    yield {
      link,
      kind: 'email',
      value: text(fields['email']),
      counts: fields['deleted'] === false && !(rule.isLater && cla === ''),
      ...ageOf({ link, type: 'individual', cla, lang: text(fields['lang']) }, rule),
      locator,
    };
  }
  const found = new NameSet();
  for await (const { fields, locator } of eachDocument(collections.get('corp_signing'))) {
    const link = text(fields['link_id']);
    for (const [index, employee] of listOf(fields['employees']).entries()) {
      const value = text(employee['email']);
      const isFirst = found.add(`${link}\n${value}`);
      const isEnabled = employee['enabled'] === true;
      yield {
        link,
        kind: 'email',
        value,
        counts: isEnabled && isFirst,
        isPassedOver: isEnabled && !isFirst,
        ...ageOf({ link, type: 'corporation', cla: text(fields['cla_id']), lang: text(fields['lang']) }, rule),
        locator: `${locator} employee ${text(employee['id']) || index}`,
      };
    }
  }
}

/** What the grace period of a signing depends on. */
interface SignedVersion {
  readonly link: string;
  readonly type: 'individual' | 'corporation';
  readonly cla: string;
  readonly lang: string;
}

function ageOf(
  { link, type, cla, lang }: SignedVersion,
  { slots }: Rule,
): Pick<Claim, 'isExpired' | 'isClockUncertain'> {
  const slot = slots.get(`${link}\n${type}\nof\n${cla}`) ?? slots.get(`${link}\n${type}\n${lang.toLowerCase()}`);
  const isOld = slot !== undefined && cla !== '' && slot.cla !== cla;
  return {
    isExpired: isOld && slot.graceEnds !== null && Date.now() / 1000 >= slot.graceEnds,
    isClockUncertain: isOld && slot.isClockUncertain,
  };
}

async function readSlots(collections: Collections): Promise<ReadonlyMap<string, Slot>> {
  const slots = new Map<string, Slot>();
  for await (const { fields } of eachDocument(collections.get('link'))) {
    const link = text(fields['id']);
    const given = Number(fields['grace_period_days'] ?? -1);
    const days = given < 0 ? DEFAULT_GRACE_DAYS : given;
    const lastUpdate = Number(fields['last_update_time'] ?? 0);
    for (const cla of listOf(fields['clas'])) {
      const updated = Number(cla['updated_at'] ?? 0);
      const since = updated > 0 ? updated : lastUpdate;
      const slot = {
        cla: text(cla['id']),
        graceEnds: since > 0 ? since + days * DAY : null,
        isClockUncertain: lastUpdate > 0 && lastUpdate !== since,
      };
      const kind = `${text(cla['type'])}\n${text(cla['lang']).toLowerCase()}`;
      slots.set(`${link}\n${kind}`, slot);
      for (const earlier of listOf(fields['removed'])) {
        if (`${text(earlier['type'])}\n${text(earlier['lang']).toLowerCase()}` === kind) {
          slots.set(`${link}\n${text(cla['type'])}\nof\n${text(earlier['id'])}`, slot);
        }
      }
    }
  }
  return slots;
}

async function* eachDocument(path: string | undefined): AsyncGenerator<{ fields: Fields; locator: string }> {
  for await (const row of readCollection(path)) {
    if (row.kind === 'row') {
      yield { fields: fieldsOf(toPlain(row.document)), locator: row.locator };
    }
  }
}
