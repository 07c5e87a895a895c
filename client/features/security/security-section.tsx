import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useKeptFocus } from '#client/components/use-kept-focus.ts';

interface SecuritySectionProps {
  /** Ties the heading to the section; unique in the page. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Changes whenever something goes that may have the focus, other than the entry of a list. */
  readonly state?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the page about an account's security. */
export function SecuritySection({ id, title, lead, state, children }: SecuritySectionProps): ReactElement {
  const ref = useKeptFocus<HTMLElement>(state);
  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-labelledby={id}>
      <Heading as="h2" size="xl" id={id}>
        {title}
      </Heading>
      <Text mt="2" mb="4" color="fg.muted">
        {lead}
      </Text>
      {children}
    </Box>
  );
}
