import { type ClaSource, EMPTY_SOURCE } from '#client/components/cla-input/cla-source.ts';
import {
  customTypes,
  type FieldDraft,
  type FieldInput,
  type FieldsOwner,
  type FixedField,
  toCustomInputs,
} from '#client/components/cla-input/field-draft.ts';
import type { ClaVersionRowFragment, UpdateClaInput } from '#generated/graphql.ts';
import { FIELDS, FieldType } from '#rules/field.ts';

type ShownCla = ClaVersionRowFragment['cla'];
type ShownField = ShownCla['fields'][number];

/** A new version of a CLA, as far as it is known. */
export interface UpdateDraft {
  /** Whether the text stays, so that only the fields change. */
  readonly text: 'new' | 'kept';
  readonly source: ClaSource;
  /** The new version in plain words; begins with those of the current one. */
  readonly summary: string;
  /** The fields that the community may edit; those that it may not stay. */
  readonly ownFields: readonly FieldDraft[];
}

/** What a field says of itself, compared between versions. */
type FieldFacts = Pick<ShownField, 'type' | 'title' | 'description' | 'required'>;

/** What happens to a field in the new version. */
export interface FieldChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly field: FieldFacts;
}

function inOrder({ fields }: ShownCla): ShownField[] {
  return fields.toSorted((one, other) => Number(one.id) - Number(other.id));
}

function isOwn(owner: FieldsOwner, { type }: Pick<ShownField, 'type'>): boolean {
  return customTypes(owner).includes(FieldType[type]);
}

/** The new version before anything is changed. */
export function startUpdate(cla: ShownCla): UpdateDraft {
  const ownFields = inOrder(cla)
    .filter((field) => isOwn(cla, field))
    .map(({ type, title, description, required }) => ({ type: FieldType[type], title, description, required }));
  return { text: 'new', source: EMPTY_SOURCE, summary: cla.summary ?? '', ownFields };
}

/** The fields that stay whatever the community edits. */
export function fixedFields(cla: ShownCla): FixedField[] {
  return inOrder(cla)
    .filter((field) => !isOwn(cla, field))
    .map(({ type, title }) => ({ type: FieldType[type], title }));
}

/** The fields of the new version, those that stay first; undefined when they are as before. */
export function updatedFields(cla: ShownCla, ownFields: readonly FieldDraft[]): FieldInput[] | undefined {
  const before = inOrder(cla);
  const fixed = before.filter((field) => !isOwn(cla, field)).map(factsOf);
  const own = before.filter((field) => isOwn(cla, field)).map(factsOf);
  const edited = toCustomInputs(ownFields);
  const isSame = JSON.stringify(own) === JSON.stringify(edited.map(factsOf));
  return isSame ? undefined : [...fixed.map((field) => ({ ...field })), ...edited];
}

/** Which fields the new version adds, drops or changes. */
export function fieldChanges(cla: ShownCla, ownFields: readonly FieldDraft[]): FieldChange[] {
  const before = inOrder(cla).filter((field) => isOwn(cla, field));
  const after = toCustomInputs(ownFields);
  const kept = new Map(before.map((field) => [field.type, factsOf(field)]));
  const changes = after.flatMap((field): FieldChange[] => {
    const old = kept.get(field.type);
    if (old === undefined) {
      return [{ kind: 'added', field }];
    }
    return JSON.stringify(old) === JSON.stringify(factsOf(field)) ? [] : [{ kind: 'changed', field }];
  });
  const removed = before
    .filter(({ type }) => after.every((field) => field.type !== type))
    .map((field): FieldChange => ({ kind: 'removed', field }));
  return [...changes, ...removed];
}

/** The draft as the service takes it, to preview and to publish it. */
export function toUpdate(linkId: string, cla: ShownCla, draft: UpdateDraft): Omit<UpdateClaInput, 'sourceUrl'> {
  const { id: replacedClaId, type, language } = cla;
  const fields = updatedFields(cla, draft.ownFields);
  return {
    linkId,
    type,
    language,
    replacedClaId,
    ...(draft.text === 'new' ? { documentSha256: draft.source.document?.sha256 ?? '' } : {}),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** The summary as publishing takes it; without one that of the version that is replaced is kept. */
export function changedSummary({ summary }: ShownCla, draft: UpdateDraft): Pick<UpdateClaInput, 'summary'> {
  return draft.summary === (summary ?? '') ? {} : { summary: draft.summary };
}

function factsOf({ type, title, description, required }: FieldFacts): FieldFacts {
  return { type: FIELDS[FieldType[type]].key, title, description, required };
}
