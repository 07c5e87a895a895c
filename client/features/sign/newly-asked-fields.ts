import type { UpdateDiffFragment } from '#generated/graphql.ts';
import type { Language } from '#rules/language.ts';
import { type SignField, toSignFields } from './sign-fields.ts';

/**
 * What the newer version asks a signer for that the signed one did not: fields that it adds, and fields that were
 * optional. Of the latter the signer may have filled in some, which only the service knows, so they may stay empty
 * here.
 */
export function newlyAskedFields({ from, to }: UpdateDiffFragment, language: Language): SignField[] {
  const before = new Map(from.fields.map(({ type, required }) => [type, required]));
  const fields = to.fields.filter(
    ({ type, required }) => !before.has(type) || (required && before.get(type) === false),
  );
  const ids = new Map(fields.map(({ id, type }) => [id, before.has(type)]));
  return toSignFields(fields, 'individual', language)
    .filter(({ fieldId }) => fieldId !== undefined)
    .filter(({ type }) => type !== 'date')
    .map((field) => (ids.get(field.fieldId ?? '') === true ? { ...field, required: false } : field));
}
