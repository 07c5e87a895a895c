import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { isEmail } from '#rules/email.ts';
import { isManagerId, managerAccount, type NewManager } from '#rules/new-manager.ts';

interface NewManagerRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly input: (name: keyof NewManager) => FormInput<string>;
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined;
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Name, address and id of somebody new, with the login name that comes of it. */
export function NewManagerRow({ number, input, onRemove }: NewManagerRowProps): ReactElement {
  const intl = useIntl();
  const row = { id: input('id').value, email: input('email').value };
  const hasAccount = isEmail(row.email.trim()) && isManagerId(row.id, row.email);
  return (
    <Box as="li" py="6" borderBottom="hairline">
      <Flex gap="3" justify="space-between" align="center" mb="4">
        <Heading as="h2" size="md">
          <FormattedMessage id="managers.create.row" values={{ number }} />
        </Heading>
        {onRemove !== undefined && (
          <Button
            size="sm"
            aria-label={intl.formatMessage({ id: 'managers.create.removeRow' }, { number })}
            onClick={onRemove}
          >
            <FormattedMessage id="managers.create.removeRow.short" />
          </Button>
        )}
      </Flex>
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} alignItems="start">
        <TextField
          input={input('name')}
          label={<FormattedMessage id="managers.field.name" />}
          attributes={{ autoComplete: 'off' }}
        />
        <TextField
          input={input('email')}
          label={<FormattedMessage id="managers.field.email" />}
          attributes={{ ...PLAIN, type: 'email' }}
        />
        <TextField
          input={input('id')}
          label={<FormattedMessage id="managers.field.id" />}
          help={
            hasAccount ? (
              <FormattedMessage id="managers.account" values={{ account: managerAccount(row) }} />
            ) : (
              <FormattedMessage id="managers.field.id.help" />
            )
          }
          attributes={PLAIN}
        />
      </Grid>
    </Box>
  );
}
