import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addField, type FieldDraft, moveField } from './field-draft.ts';
import { fieldInputId } from './field-input-id.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';

interface FieldListOptions {
  /** Begins the ids of the inputs. */
  readonly id: string;
  readonly fields: readonly FieldDraft[];
  readonly onChange: (fields: readonly FieldDraft[]) => void;
}

/** What can be done to the list of rows; the focus stays where the work is. */
export interface FieldListActions {
  /** The title of a row, or what an untitled one is called. */
  readonly nameOf: (key: string) => string;
  /** Place of a row in the list, from 0. */
  readonly placeOf: (key: string) => number;
  /** Says what moved last, for screen readers. */
  readonly moved: string;
  readonly add: () => void;
  /** Moves a row by one place; at an end it does nothing. */
  readonly moveBy: (key: string, step: -1 | 1) => void;
  /** Moves a row to the place of another. */
  readonly moveTo: (key: string, other: string) => void;
  readonly replace: (field: FieldDraft) => void;
  readonly remove: (key: string) => void;
}

/** Changes the list of rows. */
export function useFieldList({ id, fields, onChange }: FieldListOptions): FieldListActions {
  const intl = useIntl();
  const [moved, setMoved] = useState('');
  const focusAfterMove = useFocusAfterMove();
  const nameOf = (key: string) =>
    fields.find((field) => field.key === key)?.title || intl.formatMessage({ id: 'claInput.field.untitled' });
  const placeOf = (key: string) => fields.findIndex((field) => field.key === key);

  const add = () => {
    const added = addField(fields);
    onChange(added);
    focusAfterMove(fieldInputId(id, added.at(-1)?.key ?? '', 'type'));
  };
  const moveBy = (key: string, step: -1 | 1) => {
    const to = placeOf(key) + step;
    const ordered = moveField(fields, key, to);
    if (ordered === fields) {
      return;
    }
    onChange(ordered);
    focusAfterMove(fieldInputId(id, key, step < 0 ? 'up' : 'down'));
    const values = { title: nameOf(key), place: to + 1, total: fields.length };
    setMoved(intl.formatMessage({ id: 'claInput.field.moved' }, values));
  };
  const remove = (key: string) => {
    onChange(fields.filter((field) => field.key !== key));
    focusAfterMove(`${id}-add`);
  };
  return {
    nameOf,
    placeOf,
    moved,
    add,
    moveBy,
    moveTo: (key, other) => onChange(moveField(fields, key, placeOf(other))),
    replace: (changed) => onChange(fields.map((field) => (field.key === changed.key ? changed : field))),
    remove,
  };
}
