import { Input } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface SelectBoxProps {
  /** What the box selects; omitted inside a label. */
  readonly label?: string;
  readonly isChecked: boolean;
  /** Whether some, but not all, of several entries are selected. */
  readonly isPartly?: boolean;
  readonly onToggle: () => void;
}

/** A checkbox that selects entries. */
export function SelectBox({ label, isChecked, isPartly = false, onToggle }: SelectBoxProps): ReactElement {
  return (
    <Input
      unstyled
      type="checkbox"
      aria-label={label}
      boxSize="6"
      flexShrink="0"
      accentColor="accent.solid"
      ref={(input: HTMLInputElement | null) => {
        if (input !== null) {
          input.indeterminate = isPartly;
        }
      }}
      checked={isChecked}
      onChange={onToggle}
    />
  );
}
