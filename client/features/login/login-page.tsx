import { Box, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { LoginRole } from '#generated/graphql.ts';
import { LoginPanel } from './login-panel.tsx';

interface LoginPageProps {
  readonly as: LoginRole;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** The page of visitors who came to log in; one link leads those who came to sign to where they can. */
export function LoginPage({ as, title, lead }: LoginPageProps): ReactElement {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && (
        <Text mt="4" maxWidth="measure">
          {lead}
        </Text>
      )}
      <Box
        as="section"
        mt="8"
        maxWidth="consent"
        p={{ base: '4', md: '8' }}
        bg="bg.sheet"
        border="hairline"
        borderTop="rule.accent"
        borderRadius="sm"
      >
        <LoginPanel as={as} />
      </Box>
      <Text mt="6">
        <ChakraLink asChild>
          <Link to="/index">
            <FormattedMessage id="login.sign" />
          </Link>
        </ChakraLink>
      </Text>
    </Page>
  );
}
