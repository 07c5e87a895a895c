import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface SecuritySectionProps {
  /** Ties the heading to the section; unique in the page. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** One part of the page about an account's security. */
export function SecuritySection({ id, title, lead, children }: SecuritySectionProps): ReactElement {
  return (
    <Box as="section" aria-labelledby={id}>
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
