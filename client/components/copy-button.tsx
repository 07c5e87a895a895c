import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from './icons.tsx';
import { showToast } from './toast.ts';

interface CopyButtonProps extends ButtonProps {
  /** What is copied. */
  readonly value: string;
  /** Says that it was copied. */
  readonly copied: string;
}

/** Copies a text. Nothing where browsers deny the clipboard: on pages that came over an insecure connection. */
export function CopyButton({ value, copied, children, ...props }: CopyButtonProps): ReactElement | null {
  const handleCopy = async () => {
    await navigator.clipboard.writeText(value);
    showToast(copied);
  };
  return window.isSecureContext ? (
    <Button size="sm" {...props} onClick={() => void handleCopy()}>
      <Icon name="copy" />
      {children}
    </Button>
  ) : null;
}
