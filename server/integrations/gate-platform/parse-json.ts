/** What newer engines pass to a reviver of `JSON.parse`, and TypeScript does not know yet. */
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** Numbers beyond 2^53, such as the ids of deliveries, become texts, so that they keep all of their digits. */
const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source ?? '') ? source : value;

const revive: Reviver = (key, value, context) =>
  typeof value === 'string' ? storableText(value) : keepDigits(key, value, context);

/** A text that the database takes: U+0000 and lone surrogates, which JSON can spell, are replaced by U+FFFD. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

/** Parses JSON with texts that can be stored. Throws `SyntaxError`. It also runs in a thread, so it imports nothing. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
}
