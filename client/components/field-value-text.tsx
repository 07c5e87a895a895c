import type { FieldType } from '#generated/graphql.ts';
import { utcDay } from '#rules/utc-day.ts';

/** Returns what was filled into a field as people read it: days are stored in UTC, and name it. */
export function fieldValueText({ type, value }: { readonly type: FieldType; readonly value: string }): string {
  return type === 'DATE' && value !== '' ? utcDay(value) : value;
}
