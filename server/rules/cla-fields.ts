import type { ClaType } from './cla-type.ts';
import { FIELD_TYPES, FIELDS, type FieldType } from './field.ts';

/** Longest title of a field, in characters. */
export const FIELD_TITLE_MAX_LENGTH = 50;

/** Longest description of a field, in characters. */
export const FIELD_DESCRIPTION_MAX_LENGTH = 200;

type TypesByCla = Readonly<Record<ClaType, readonly FieldType[]>>;
type FieldUse = (typeof FIELDS)[FieldType]['use'][ClaType];

function typesUsedAs(...uses: readonly FieldUse[]): TypesByCla {
  const typesOf = (cla: ClaType) => FIELD_TYPES.filter((type) => uses.includes(FIELDS[type].use[cla]));
  return { individual: typesOf('individual'), corporation: typesOf('corporation') };
}

/** Fields of a new CLA, all required. */
export const DEFAULT_FIELD_TYPES = typesUsedAs('needed', 'default');

/** Fields that a community may add. */
export const CUSTOM_FIELD_TYPES = typesUsedAs('custom');

/** Fields that every CLA requires: without them nobody would know who signed. */
export const NEEDED_FIELD_TYPES = typesUsedAs('needed');
