import type { ReactElement } from 'react';
import type { FieldType } from '#generated/graphql.ts';
import { utcDay } from '#rules/utc-day.ts';
import { useTimeStyle } from './use-time-style.ts';

interface FieldValueTextProps {
  readonly field: { readonly type: FieldType; readonly value: string };
}

/** What was filled into a field as people read it: days are stored in UTC, and name it. */
export function FieldValueText({ field: { type, value } }: FieldValueTextProps): ReactElement {
  const { language } = useTimeStyle();
  return <>{type === 'DATE' ? utcDay(value, language) : value}</>;
}
