import type { ClaType } from './cla-type.ts';
import type { FieldType } from './field.ts';

/** Longest title of a field, in characters. */
export const FIELD_TITLE_MAX_LENGTH = 50;

/** Longest description of a field, in characters. */
export const FIELD_DESCRIPTION_MAX_LENGTH = 200;

/** Fields that a CLA begins with, all required (specification §3, defaults). */
export const DEFAULT_FIELD_TYPES: Readonly<Record<ClaType, readonly FieldType[]>> = {
  individual: ['name', 'email'],
  corporation: ['authorized', 'title', 'corporationName', 'email'],
};

/** Fields that a community may add. */
export const CUSTOM_FIELD_TYPES: Readonly<Record<ClaType, readonly FieldType[]>> = {
  individual: ['telephone', 'address', 'fax', 'date', 'title'],
  corporation: ['telephone', 'address', 'fax', 'date'],
};

/** Fields without which nobody could tell who signed: every CLA requires them, so that a community may drop a title only. */
export const NEEDED_FIELD_TYPES: Readonly<Record<ClaType, readonly FieldType[]>> = {
  individual: ['name', 'email'],
  corporation: ['authorized', 'corporationName', 'email'],
};
