import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Notice } from './notice.tsx';
import { useFocusOn } from './use-focus-on.ts';

interface NewSecretProps {
  readonly value: string;
  readonly title: ReactNode;
  /** The text of the button that copies it. */
  readonly copy: ReactNode;
  /** Says that it was copied. */
  readonly copied: string;
  /** What it is for. */
  readonly children: ReactNode;
}

/** A new secret, which is shown this once. */
export function NewSecret({ value, title, copy, copied, children }: NewSecretProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <Notice ref={ref} tone="warning" title={title}>
      {children}
      <chakra.code display="block" my="3" fontFamily="mono" overflowWrap="anywhere">
        {value}
      </chakra.code>
      <CopyButton value={value} copied={copied}>
        {copy}
      </CopyButton>
    </Notice>
  );
}
