import { MIGRATIONS } from './migrations/index.ts';

/** Names of this version's migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Stands for all migrations before it, which older databases and archives list too. */
const [FIRST = ''] = MIGRATION_NAMES;

/** Returns the first of the names that is of a later version than this. */
export function findLater(names: readonly string[]): string | undefined {
  return names.find((name) => name > FIRST && !MIGRATION_NAMES.includes(name));
}

/** Whether the names are those of a database from before the migration that stands for all earlier ones. */
export function isTooOld(names: readonly string[]): boolean {
  return names.length > 0 && !names.includes(FIRST);
}

/** What to do about a database or an archive that is too old. */
export const UPGRADE_FIRST =
  'it was last used by a version from before 23 November 2026. Start it once with a version of 28 November 2026, then use this one';
