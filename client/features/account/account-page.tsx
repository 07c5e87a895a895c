import { Box, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';

interface AccountPageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an account page: a title and one narrow sheet. */
export function AccountPage({ title, lead, children }: AccountPageProps): ReactElement {
  return (
    <Page maxWidth="measure">
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && (
        <Text mt="4" color="fg.muted">
          {lead}
        </Text>
      )}
      <Box
        mt="8"
        maxWidth="form"
        p={{ base: '4', md: '8' }}
        bg="bg.sheet"
        border="hairline"
        borderTop="rule.accent"
        borderRadius="sm"
      >
        {children}
      </Box>
    </Page>
  );
}
