import { Cursor, type EntityClass, type EntityMetadata, type EntityProperty, type FilterQuery } from '@mikro-orm/core';
import { isStorableText } from '#rules/storable-text.ts';
import { isUuid } from '#rules/uuid.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Em } from './open-database.ts';
import { checkPageSize, type Page, type PageRequest } from './paging.ts';

/** A sorted list of entities and the requested page of it. */
export interface PageQuery<Entity> {
  readonly where: FilterQuery<Entity>;
  /** Columns of the entity itself; the id breaks ties. */
  readonly orderBy: Partial<Record<Extract<keyof Entity, string>, 'asc' | 'desc'>>;
  readonly page: PageRequest;
}

/**
 * Reads one page of a list by keyset, so that insertions and deletions never make entries repeat or disappear; two
 * statements whatever the size. Error: `bad_request_parameter` with `first` (1 to 100), `after` or `before` (cursors
 * of this list).
 */
export async function findPage<Entity extends { id: string }>(
  em: Em,
  entity: EntityClass<Entity>,
  { where, orderBy, page }: PageQuery<Entity>,
): Promise<Page<Entity>> {
  checkPageSize(page.first);
  const keys = { ...orderBy, id: 'asc' };
  const place = placeOf(page, (cursor, field) =>
    checkCursor({ cursor, field }, em.getMetadata(entity), Object.keys(keys)),
  );
  const cursor = await em.findByCursor(entity, { where, orderBy: keys, ...place });
  const { items, totalCount, hasNextPage, hasPrevPage, startCursor, endCursor } = cursor;
  return { entries: items, totalCount, hasNextPage, endCursor, startCursor: hasPrevPage ? startCursor : null };
}

/** Where the page is, in the words of the ORM. */
function placeOf(
  { first, after, before }: PageRequest,
  check: (cursor: string, field: 'after' | 'before') => void,
): { first: number; after?: string } | { last: number; before: string } {
  if (before !== undefined && before !== null) {
    check(before, 'before');
    return { last: first, before };
  }
  if (after !== undefined && after !== null) {
    check(after, 'after');
    return { first, after };
  }
  return { first };
}

/** Cursors come from the client: refuses values that their columns could not hold. */
function checkCursor(
  { cursor, field }: { readonly cursor: string; readonly field: string },
  { properties }: Pick<EntityMetadata, 'properties'>,
  keys: readonly string[],
): void {
  const values = decode(cursor);
  const byName: Readonly<Record<string, EntityProperty>> = properties;
  const fits = values.length === keys.length && keys.every((key, index) => isValueOf(byName[key], values[index]));
  if (!fits) {
    throw new AppError('bad_request_parameter', { field });
  }
}

function decode(cursor: string): readonly unknown[] {
  try {
    const values: unknown = Cursor.decode(cursor);
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

/** As the ORM writes it. Not every database reads the year 0. */
const TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isValueOf(property: EntityProperty | undefined, value: unknown): boolean {
  if (value === null) {
    return property?.nullable === true;
  }
  if (property?.runtimeType === 'number') {
    return Number.isSafeInteger(value);
  }
  if (typeof value !== 'string') {
    return false;
  }
  if (property?.runtimeType === 'Date') {
    return TIME.test(value) && !Number.isNaN(Date.parse(value));
  }
  return property?.columnTypes.includes('uuid') === true ? isUuid(value) : isStorableText(value);
}
