import { Heading } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';

/** The page's only h1; it takes the focus after a navigation. */
export function PageTitle(props: ComponentProps<typeof Heading>): ReactElement {
  return <Heading as="h1" size="2xl" tabIndex={-1} {...props} />;
}
