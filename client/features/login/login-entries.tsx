import { Button, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { loginPage } from '#client/session/login-path.ts';
import type { LoginRole } from '#generated/graphql.ts';

const ROLES: readonly LoginRole[] = ['COMMUNITY', 'CORPORATION'];

interface LoginEntriesProps {
  /** The entry being shown. */
  readonly as: LoginRole;
}

/** Links between the two log-ins, each on its own page. */
export function LoginEntries({ as }: LoginEntriesProps): ReactElement {
  const intl = useIntl();
  const { linkId } = useParams();
  return (
    <Flex as="nav" aria-label={intl.formatMessage({ id: 'login.entries' })} gap="1" borderBottom="hairline">
      {ROLES.map((role) => (
        <Button
          key={role}
          asChild
          variant="ghost"
          px={{ base: '2', sm: '3' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          borderRadius="0"
          borderBottom="rule.accent"
          borderBottomColor={role === as ? undefined : 'transparent'}
        >
          <Link
            to={loginPage(role === 'COMMUNITY' ? 'org' : 'corp', linkId)}
            aria-current={role === as ? 'page' : undefined}
          >
            <FormattedMessage id={`login.entry.${role}`} />
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
