import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps extends ButtonProps {
  /** A path of this site. */
  readonly to: string;
}

/** A link to another page, styled as a button. */
export function ButtonLink({ to, children, ...props }: ButtonLinkProps): ReactElement {
  return (
    <Button asChild {...props}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
