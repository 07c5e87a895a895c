import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from './icons.tsx';
import { hasClipboard, useCopy } from './use-copy.ts';

interface CopyButtonProps extends ButtonProps {
  /** What is copied. */
  readonly value: string;
  /** Says that it was copied. */
  readonly copied: string;
}

/** Copies a text. Nothing where browsers have no clipboard for the page. */
export function CopyButton({ value, copied, children, ...props }: CopyButtonProps): ReactElement | null {
  const copy = useCopy();
  return hasClipboard() ? (
    <Button size="sm" {...props} onClick={() => void copy({ value, copied })}>
      <Icon name="copy" />
      {children}
    </Button>
  ) : null;
}
