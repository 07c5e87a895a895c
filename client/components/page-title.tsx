import { Heading } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';

/** The one h1 of a page; the focus lands on it after a navigation. */
export function PageTitle(props: ComponentProps<typeof Heading>): ReactElement {
  return <Heading as="h1" size="2xl" tabIndex={-1} {...props} />;
}
