import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface AccountNameProps {
  readonly account: string;
}

/** Tells password managers whose password a form sets; readers know it from the page. */
export function AccountName({ account }: AccountNameProps): ReactElement {
  return (
    <VisuallyHidden aria-hidden>
      <chakra.input autoComplete="username" tabIndex={-1} readOnly value={account} />
    </VisuallyHidden>
  );
}
