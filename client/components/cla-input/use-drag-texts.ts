import type { DndContextProps } from '@dnd-kit/core';
import { useIntl } from 'react-intl';

interface DragTextsOptions {
  readonly nameOf: (key: string) => string;
  /** Returns the position in the list, from 0. */
  readonly placeOf: (key: string) => number;
  readonly total: number;
}

/** Announcements of a screen reader while a row is dragged, with pointer or keyboard. */
export function useDragTexts({
  nameOf,
  placeOf,
  total,
}: DragTextsOptions): NonNullable<DndContextProps['accessibility']> {
  const intl = useIntl();
  const text = (id: 'picked' | 'over' | 'dropped' | 'cancelled', title: string, place: number) =>
    intl.formatMessage({ id: `claInput.drag.${id}` }, { title, place: place + 1, total });
  return {
    screenReaderInstructions: { draggable: intl.formatMessage({ id: 'claInput.drag.instructions' }) },
    announcements: {
      onDragStart: ({ active }) => text('picked', nameOf(String(active.id)), placeOf(String(active.id))),
      onDragOver: ({ active, over }) =>
        over === null ? undefined : text('over', nameOf(String(active.id)), placeOf(String(over.id))),
      onDragEnd: ({ active, over }) => text('dropped', nameOf(String(active.id)), placeOf(String((over ?? active).id))),
      onDragCancel: ({ active }) => text('cancelled', nameOf(String(active.id)), placeOf(String(active.id))),
    },
  };
}
