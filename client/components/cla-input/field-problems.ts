import type { IntlShape } from 'react-intl';
import { FIELD_DESCRIPTION_MAX_LENGTH, FIELD_TITLE_MAX_LENGTH } from '#rules/cla-fields.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import { LANGUAGE_KEYS } from '#rules/language.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import { unprintableText } from '../form/unprintable-text.ts';
import type { Printing } from '../form/use-unprintable.ts';
import { defaultFields, type FieldDraft, type FieldsOwner } from './field-draft.ts';

const ROW_INPUTS = ['type', 'title', 'description'] as const;
type RowInput = (typeof ROW_INPUTS)[number];

const MAX: Readonly<Record<RowInput, number>> = {
  type: 0,
  title: FIELD_TITLE_MAX_LENGTH,
  description: FIELD_DESCRIPTION_MAX_LENGTH,
};

/** What is wrong with one input of a row. `repeated`: another row has it already. */
type FieldInputProblem = 'required' | 'repeated' | 'too_long' | 'control_character';

/** What is wrong with a row, by its inputs. */
export type FieldRowProblems = Readonly<Partial<Record<RowInput, FieldInputProblem | undefined>>>;

function textProblem(text: string, max: number): FieldInputProblem | undefined {
  if (isLonger(typedText(text), max)) {
    return 'too_long';
  }
  return hasControlCharacter(text) ? 'control_character' : undefined;
}

function titleKey(title: string): string {
  return title.normalize('NFKC').trim().toLowerCase();
}

/** Default titles in either language: a title stands for its type in both. */
function takenTitles(owner: FieldsOwner): string[] {
  return LANGUAGE_KEYS.flatMap((language) => defaultFields({ ...owner, language }).map(({ title }) => titleKey(title)));
}

/** Checks the rows of one CLA, in their order: title and type are required, and of two that repeat the later one is wrong. */
export function findFieldProblems(fields: readonly FieldDraft[], owner: FieldsOwner): FieldRowProblems[] {
  const types = new Set<string>(defaultFields(owner).map(({ type }) => type));
  const titles = new Set(takenTitles(owner));
  return fields.map(({ type, title, description }) => ({
    type: type === '' ? 'required' : repeated(types, type),
    title:
      title.trim() === ''
        ? 'required'
        : (repeated(titles, titleKey(title)) ?? textProblem(title, FIELD_TITLE_MAX_LENGTH)),
    description: textProblem(description, FIELD_DESCRIPTION_MAX_LENGTH),
  }));
}

/** Whether a row of one CLA is wrong. */
export function hasFieldProblems(fields: readonly FieldDraft[], owner: FieldsOwner): boolean {
  return findFieldProblems(fields, owner).some((row) => Object.values(row).some((problem) => problem !== undefined));
}

/** The rows of one CLA, and how to find what cannot be printed in a title, which stands on every signed document. */
interface CheckedFields {
  readonly fields: readonly FieldDraft[];
  readonly owner: FieldsOwner;
  readonly findUnprintable: Printing['find'];
}

/** What is wrong with the rows, in the reader's language, by input; `path` names the list in its form. */
export function fieldProblemTexts<P extends string>(
  intl: IntlShape,
  path: P,
  { fields, owner, findUnprintable }: CheckedFields,
): Readonly<Record<`${P}.${number}.${RowInput}`, string | undefined>> {
  const titleLabel = intl.formatMessage({ id: 'claInput.field.title' });
  const texts = findFieldProblems(fields, owner).flatMap((row, place) =>
    ROW_INPUTS.map((input) => {
      const title = input === 'title' ? (fields[place]?.title ?? '') : '';
      const problem =
        problemText(intl, row[input], MAX[input]) ?? unprintableText(intl, titleLabel, findUnprintable(title));
      return [`${path}.${place}.${input}`, problem] as const;
    }),
  );
  // Its keys are those of `texts`, which the type of `fromEntries` loses.
  return Object.fromEntries(texts) as Record<(typeof texts)[number][0], string | undefined>;
}

/** The titles of fields, for the list of printable characters. */
export function titlesOf(fields: readonly FieldDraft[]): string {
  return fields.map(({ title }) => title).join('');
}

function problemText(intl: IntlShape, problem: FieldInputProblem | undefined, max: number): string | undefined {
  if (problem === undefined) {
    return undefined;
  }
  return problem === 'repeated'
    ? intl.formatMessage({ id: 'errors.title_type_repeat' })
    : intl.formatMessage({ id: `claInput.field.problem.${problem}` }, { max });
}

function repeated(seen: Set<string>, value: string): FieldInputProblem | undefined {
  if (seen.has(value)) {
    return 'repeated';
  }
  seen.add(value);
  return undefined;
}
