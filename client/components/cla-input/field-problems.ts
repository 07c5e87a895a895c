import type { Language } from '#generated/graphql.ts';
import { FIELD_DESCRIPTION_MAX_LENGTH, FIELD_TITLE_MAX_LENGTH } from '#rules/cla-fields.ts';
import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { defaultFields, type FieldDraft, type FieldsOwner } from './field-draft.ts';

/** What is wrong with one input of a row. `repeated`: another row has it already. */
export type FieldInputProblem = 'required' | 'repeated' | 'too_long' | 'control_character';

/** What is wrong with a row, by its inputs. */
export type FieldRowProblems = Readonly<Partial<Record<'type' | 'title' | 'description', FieldInputProblem>>>;

const LANGUAGES: readonly Language[] = ['ZH', 'EN'];

function textProblem(text: string, max: number): FieldInputProblem | undefined {
  if (characterCount(text.trim()) > max) {
    return 'too_long';
  }
  return hasControlCharacter(text) ? 'control_character' : undefined;
}

function titleKey(title: string): string {
  return title.normalize('NFKC').trim().toLowerCase();
}

/** Default titles in either language: a title maps back to its type in both (specification §3). */
function takenTitles(owner: FieldsOwner): string[] {
  return LANGUAGES.flatMap((language) => defaultFields({ ...owner, language }).map(({ title }) => titleKey(title)));
}

/**
 * Checks the rows of one CLA: title and type are required, and neither may repeat (specification §5). Of two that
 * repeat, the later one is wrong. Rows without a problem are absent.
 */
export function findFieldProblems(
  fields: readonly FieldDraft[],
  owner: FieldsOwner,
): ReadonlyMap<string, FieldRowProblems> {
  const types = new Set<string>(defaultFields(owner).map(({ type }) => type));
  const titles = new Set(takenTitles(owner));
  const problems = new Map<string, FieldRowProblems>();
  for (const { key, type, title, description } of fields) {
    const found: Record<string, FieldInputProblem | undefined> = {
      type: type === '' ? 'required' : repeated(types, type),
      title:
        title.trim() === ''
          ? 'required'
          : (repeated(titles, titleKey(title)) ?? textProblem(title, FIELD_TITLE_MAX_LENGTH)),
      description: textProblem(description, FIELD_DESCRIPTION_MAX_LENGTH),
    };
    const row = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
    if (Object.keys(row).length > 0) {
      problems.set(key, row);
    }
  }
  return problems;
}

function repeated(seen: Set<string>, value: string): FieldInputProblem | undefined {
  if (seen.has(value)) {
    return 'repeated';
  }
  seen.add(value);
  return undefined;
}
