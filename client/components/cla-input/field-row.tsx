import { Box, Grid } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactElement } from 'react';
import type { FieldDraft, FieldsOwner } from './field-draft.ts';
import { FieldInputs } from './field-inputs.tsx';
import type { FieldRowProblems } from './field-problems.ts';
import { DragHandle, RowButtons } from './field-row-buttons.tsx';

interface FieldRowProps {
  /** Begins the ids of the inputs. */
  readonly id: string;
  readonly owner: FieldsOwner;
  readonly field: FieldDraft;
  readonly problems: FieldRowProblems;
  readonly onChange: (field: FieldDraft) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One field of the community's own, which can be dragged by its handle. */
export function FieldRow({ id, owner, field, problems, onChange, onMove, onRemove }: FieldRowProps): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: field.key,
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
        <DragHandle ref={setActivatorNodeRef} field={field} attributes={attributes} listeners={listeners} />
        <Box gridArea="inputs" minWidth="0">
          <FieldInputs id={id} owner={owner} field={field} problems={problems} onChange={onChange} />
        </Box>
        <RowButtons id={id} field={field} onMove={onMove} onRemove={onRemove} />
      </Grid>
    </Box>
  );
}
