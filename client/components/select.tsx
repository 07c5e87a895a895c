import { NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from './icons.tsx';

interface SelectProps extends Omit<NativeSelect.FieldProps, 'onChange'> {
  /** How the box is laid out; by default it is as wide as its surroundings. */
  readonly layout?: NativeSelect.RootProps;
  readonly onChoose: (value: string) => void;
}

/** The browser's own list of choices; its children are the options. */
export function Select({ layout, onChoose, ...field }: SelectProps): ReactElement {
  return (
    <NativeSelect.Root {...layout}>
      <NativeSelect.Field {...field} onChange={(event) => onChoose(event.target.value)} />
      <NativeSelect.Indicator>
        <Icon name="chevron" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
