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
import { customTypes, type FieldDraft, type FieldsOwner } from './field-draft.ts';
import type { FieldRowProblems } from './field-problems.ts';
import { FieldRow } from './field-row.tsx';
import { useDragTexts } from './use-drag-texts.ts';
import { useFieldList } from './use-field-list.ts';

interface FieldEditorProps {
  /** Begins the ids of the inputs; unique in the page. */
  readonly id: string;
  readonly owner: FieldsOwner;
  /** The fields that follow the default ones. */
  readonly fields: readonly FieldDraft[];
  /** What is wrong with them, as far as it should be shown. */
  readonly problems: ReadonlyMap<string, FieldRowProblems>;
  readonly onChange: (fields: readonly FieldDraft[]) => void;
}

/** The fields of one CLA: the default ones, and those that the community adds, ordered by dragging, by keyboard or by buttons. */
export function FieldEditor({ id, owner, fields, problems, onChange }: FieldEditorProps): ReactElement {
  const list = useFieldList({ id, fields, onChange });
  const accessibility = useDragTexts({ nameOf: list.nameOf, placeOf: list.placeOf, total: fields.length });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null) {
      list.moveTo(String(active.id), String(over.id));
    }
  };

  return (
    <Stack gap="4">
      <DefaultFields owner={owner} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={fields.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <Stack as="ol" gap="3" listStyleType="none" hidden={fields.length === 0}>
            {fields.map((field) => (
              <FieldRow
                key={field.key}
                id={id}
                owner={owner}
                field={field}
                problems={problems.get(field.key) ?? {}}
                onChange={list.replace}
                onMove={(step) => list.moveBy(field.key, step)}
                onRemove={() => list.remove(field.key)}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <VisuallyHidden as="output">{list.moved}</VisuallyHidden>
      <Box>
        <Button id={`${id}-add`} size="sm" disabled={fields.length >= customTypes(owner).length} onClick={list.add}>
          <Icon name="plus" />
          <FormattedMessage id="claInput.field.add" />
        </Button>
      </Box>
    </Stack>
  );
}
