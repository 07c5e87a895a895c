import { chakra, Text } from '@chakra-ui/react';
import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from './icons.tsx';

interface FileDropProps {
  /** Id of the input. */
  readonly id: string;
  /** Which file to choose. */
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Accepted media type. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly onFile: (file: File) => void;
}

const DropPlace = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    width: 'full',
    px: '4',
    py: '6',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.sheet',
    textAlign: 'center',
    cursor: 'pointer',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
  variants: { isOver: { true: { borderColor: 'accent', bg: 'accent.subtle' } } },
});

/** An area to drop a file on or choose one; takes one file at a time, and says so when several are dropped. */
export function FileDrop({ id, label, help, isDisabled = false, onFile, ...input }: FileDropProps): ReactElement {
  const { isOver, hasSeveral, place, handleChange } = useOneFile(isDisabled, onFile);
  return (
    <>
      <DropPlace htmlFor={id} isOver={isOver} {...place}>
        <Icon name="upload" boxSize="5" color="accent" />
        <Text as="span" fontWeight="medium">
          {label}
        </Text>
        <Text as="span" fontSize="xs" color="fg.muted">
          <FormattedMessage id="app.fileDrop" />
          {help}
        </Text>
        <chakra.input
          id={id}
          type="file"
          position="absolute"
          inset="0"
          opacity="0"
          cursor="inherit"
          disabled={isDisabled}
          onChange={handleChange}
          {...input}
        />
      </DropPlace>
      {hasSeveral && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="danger">
          <FormattedMessage id="app.fileDrop.several" />
        </Text>
      )}
    </>
  );
}

/** Takes a file that is dropped or chosen; of several none. */
function useOneFile(isDisabled: boolean, onFile: FileDropProps['onFile']) {
  const [isOver, setOver] = useState(false);
  const [hasSeveral, setSeveral] = useState(false);

  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    setSeveral(others.length > 0);
    if (file !== undefined && others.length === 0 && !isDisabled) {
      onFile(file);
    }
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again after a refusal.
    event.target.value = '';
    setSeveral(false);
    if (file !== undefined) {
      onFile(file);
    }
  };

  const place = { onDragOver: handleDragOver, onDragLeave: () => setOver(false), onDrop: handleDrop };
  return { isOver, hasSeveral, place, handleChange };
}
