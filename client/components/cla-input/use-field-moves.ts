import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterMove } from '../form/use-focus-after-move.ts';
import type { FormRows } from '../form/use-rows.ts';
import { EMPTY_FIELD, type FieldDraft } from './field-draft.ts';
import type { FieldRowInputs } from './field-inputs.tsx';

/** The rows of one CLA's own fields in a form. */
export interface FieldRows {
  /** Begins the ids of the buttons; unique in the page. */
  readonly id: string;
  readonly rows: FormRows<FieldDraft>;
  /** The inputs of the row at a place, counted from 0. */
  readonly inputs: (place: number) => FieldRowInputs;
}

/** What can be done to the list of rows; the focus stays where the work is. Places are counted from 0. */
interface FieldMoves {
  /** The title of a row, or what an untitled one is called. */
  readonly nameOf: (place: number) => string;
  /** Says what moved last, for screen readers. */
  readonly moved: string;
  readonly add: () => void;
  /** Moves a row by one place; at an end it does nothing. */
  readonly moveBy: (place: number, step: -1 | 1) => void;
  readonly remove: (place: number) => void;
}

/** Adds, moves and removes rows. */
export function useFieldMoves({ id, rows, inputs }: FieldRows): FieldMoves {
  const intl = useIntl();
  const [moved, setMoved] = useState('');
  const focusAfterMove = useFocusAfterMove();
  const total = rows.keys.length;
  const nameOf = (place: number) => inputs(place).title.value || intl.formatMessage({ id: 'claInput.field.untitled' });

  const add = () => {
    rows.add(EMPTY_FIELD);
    focusAfterMove(inputs(total).type.id);
  };
  const moveBy = (place: number, step: -1 | 1) => {
    const to = place + step;
    if (to < 0 || to >= total) {
      return;
    }
    const title = nameOf(place);
    rows.move(place, to);
    focusAfterMove(`${id}-${to}-${step < 0 ? 'up' : 'down'}`);
    setMoved(intl.formatMessage({ id: 'claInput.field.moved' }, { title, place: to + 1, total }));
  };
  const remove = (place: number) => {
    rows.remove(place);
    focusAfterMove(`${id}-add`);
  };
  return { nameOf, moved, add, moveBy, remove };
}
