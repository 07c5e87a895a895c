import { Box, Button, Stack, VisuallyHidden } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icons.tsx';
import { DefaultFields } from './default-fields.tsx';
import { customTypes, type FieldsOwner, type FixedField } from './field-draft.ts';
import { FieldRow } from './field-row.tsx';
import { useDragTexts } from './use-drag-texts.ts';
import { type FieldRows, useFieldMoves } from './use-field-moves.ts';

interface FieldEditorProps extends FieldRows {
  readonly owner: FieldsOwner;
  /** The fields that cannot be changed, if they are others than those of a new CLA. */
  readonly fixed?: readonly FixedField[] | undefined;
}

/** The fields of one CLA: the default ones, and those that the community adds, ordered by dragging, by keyboard or by buttons. */
export function FieldEditor({ owner, fixed, ...list }: FieldEditorProps): ReactElement {
  const { id, rows, inputs } = list;
  const { keys } = rows;
  const { add, moveBy, remove, moved, nameOf } = useFieldMoves(list);
  const placeOf = (key: string) => keys.indexOf(key);
  const accessibility = useDragTexts({ nameOf: (key) => nameOf(placeOf(key)), placeOf, total: keys.length });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) {
      rows.move(placeOf(String(active.id)), placeOf(String(over.id)));
    }
  };

  return (
    <Stack gap="4">
      <DefaultFields owner={owner} fields={fixed} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <Stack as="ol" gap="3" listStyleType="none" hidden={keys.length === 0}>
            {keys.map((key, place) => (
              <FieldRow
                key={key}
                rowKey={key}
                id={`${id}-${place}`}
                owner={owner}
                inputs={inputs(place)}
                onMove={(step) => moveBy(place, step)}
                onRemove={() => remove(place)}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <VisuallyHidden as="output">{moved}</VisuallyHidden>
      <Box>
        <Button id={`${id}-add`} size="sm" disabled={keys.length >= customTypes(owner).length} onClick={add}>
          <Icon name="plus" />
          <FormattedMessage id="claInput.field.add" />
        </Button>
      </Box>
    </Stack>
  );
}
