import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';

/** What a source says, as canonical JSON; halves of surrogate pairs, which JSON has no form for, are replaced. */
export function rawText(raw: unknown): string {
  try {
    return canonicalJson(raw);
  } catch {
    return canonicalJson(wellFormed(raw));
  }
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.toWellFormed();
  }
  if (Array.isArray(value)) {
    return value.map(wellFormed);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]))
    : value;
}
