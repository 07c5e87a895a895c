import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface SubmitButtonProps extends ButtonProps {
  /** While it is being sent a second click does nothing; the focus stays, which `disabled` would take away. */
  readonly isBusy: boolean;
}

/** Sends a form. */
export function SubmitButton({ isBusy, ...props }: SubmitButtonProps): ReactElement {
  return <Button type="submit" variant="solid" aria-disabled={isBusy} aria-busy={isBusy} {...props} />;
}
