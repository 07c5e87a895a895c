import { Box, Grid } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactElement } from 'react';
import type { FieldsOwner } from './field-draft.ts';
import { FieldInputs, type FieldRowInputs } from './field-inputs.tsx';
import { DragHandle, RowButtons } from './field-row-buttons.tsx';

interface FieldRowProps {
  /** Begins the ids of the buttons. */
  readonly id: string;
  /** Stays with the row while it is moved. */
  readonly rowKey: string;
  readonly owner: FieldsOwner;
  readonly inputs: FieldRowInputs;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One field of the community's own, which can be dragged by its handle. */
export function FieldRow({ id, rowKey, owner, inputs, onMove, onRemove }: FieldRowProps): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rowKey,
  });
  return (
    <Box
      as="li"
      ref={setNodeRef}
      bg="bg.sheet"
      border="hairline"
      borderColor={isDragging ? 'accent' : 'border'}
      borderRadius="sm"
      p={{ base: '3', md: '4' }}
      position="relative"
      zIndex={isDragging ? 'sticky' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Grid
        columnGap="3"
        rowGap="1"
        alignItems="start"
        templateColumns={{ base: 'auto 1fr', md: 'auto minmax(0, 1fr) auto' }}
        templateAreas={{ base: '"handle buttons" "inputs inputs"', md: '"handle inputs buttons"' }}
      >
        <DragHandle
          ref={setActivatorNodeRef}
          title={inputs.title.value}
          attributes={attributes}
          listeners={listeners}
        />
        <Box gridArea="inputs" minWidth="0">
          <FieldInputs owner={owner} inputs={inputs} />
        </Box>
        <RowButtons id={id} title={inputs.title.value} onMove={onMove} onRemove={onRemove} />
      </Grid>
    </Box>
  );
}
