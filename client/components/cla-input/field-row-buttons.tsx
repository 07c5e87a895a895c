import { Flex, IconButton } from '@chakra-ui/react';
import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import type { ReactElement, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons.tsx';

type RowAction = 'drag' | 'up' | 'down' | 'remove';

function useActionName(given: string): (action: RowAction) => { 'aria-label': string; title: string } {
  const intl = useIntl();
  const title = given || intl.formatMessage({ id: 'claInput.field.untitled' });
  return (action) => {
    const name = intl.formatMessage({ id: `claInput.field.${action}` }, { title });
    return { 'aria-label': name, title: name };
  };
}

interface DragHandleProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Of the field; empty until one is written. */
  readonly title: string;
  readonly attributes: DraggableAttributes;
  readonly listeners: DraggableSyntheticListeners;
}

/** What a row is dragged by; with the keyboard it is picked up and put down with the space bar. */
export function DragHandle({ ref, title, attributes, listeners }: DragHandleProps): ReactElement {
  const nameOf = useActionName(title);
  return (
    <IconButton
      ref={ref}
      {...nameOf('drag')}
      {...attributes}
      {...listeners}
      gridArea="handle"
      variant="ghost"
      size="sm"
      px="0"
      minHeight="10"
      mt={{ md: '6' }}
      cursor="grab"
      touchAction="none"
    >
      <Icon name="grip" strokeWidth="2" />
    </IconButton>
  );
}

interface RowButtonsProps {
  /** Begins the ids of the buttons. */
  readonly id: string;
  /** Of the field; empty until one is written. */
  readonly title: string;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves a row one place up or down, or removes it. At the end of the list a move does nothing, and the button keeps the focus. */
export function RowButtons({ id, title, onMove, onRemove }: RowButtonsProps): ReactElement {
  const nameOf = useActionName(title);
  const look = { variant: 'ghost', size: 'sm', px: '0', minHeight: '10' } as const;
  return (
    <Flex gridArea="buttons" gap="1" mt={{ md: '6' }} justify="flex-end">
      <IconButton {...look} {...nameOf('up')} id={`${id}-up`} onClick={() => onMove(-1)}>
        <Icon name="up" />
      </IconButton>
      <IconButton {...look} {...nameOf('down')} id={`${id}-down`} onClick={() => onMove(1)}>
        <Icon name="down" />
      </IconButton>
      <IconButton {...look} {...nameOf('remove')} onClick={onRemove}>
        <Icon name="remove" />
      </IconButton>
    </Flex>
  );
}
