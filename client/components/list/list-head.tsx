import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { PageTitle } from '../page-title.tsx';

interface ListHeadProps {
  readonly title: ReactNode;
  /** Introduction below the title. */
  readonly lead?: ReactNode;
  /** Button or link that adds an entry. */
  readonly action?: ReactNode;
}

/** The heading of a list page. */
export function ListHead({ title, lead, action }: ListHeadProps): ReactElement {
  return (
    <Flex gap="4" wrap="wrap" align="flex-start" justify="space-between" mb="6">
      <Box>
        <PageTitle>{title}</PageTitle>
        {lead !== undefined && (
          <Text mt="2" color="fg.muted" maxWidth="measure" minHeight="6">
            {lead}
          </Text>
        )}
      </Box>
      {action}
    </Flex>
  );
}
