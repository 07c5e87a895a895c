import { Box, Button, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { PasskeysDocument, type PasskeyRowFragment } from '#generated/graphql.ts';
import { usePasskeysQuery, useRemovePasskeyMutation } from '#generated/hooks.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { FACTOR_QUERIES } from './factor-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecuritySection } from './security-section.tsx';

/** The passkeys of an account: what they are called, adding one, and removing one. */
export function PasskeysSection(): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = usePasskeysQuery({ context: LIST_CONTEXT });
  const [codes, setCodes] = useState<readonly string[]>();
  const [remove, { loading }] = useRemovePasskeyMutation({
    errorPolicy: 'all',
    refetchQueries: FACTOR_QUERIES,
    update: (cache, { data: left }) =>
      left && cache.writeQuery({ query: PasskeysDocument, data: { passkeys: left.removePasskey.passkeys } }),
  });
  const handleAdded = (recoveryCodes: readonly string[] | null) => {
    setCodes(recoveryCodes ?? undefined);
    void refetch();
  };
  const handleRemove = async (id: string) => {
    const { data: left } = await remove({ variables: { input: { id } } });
    if (left) {
      void refetch();
    }
  };
  return (
    <SecuritySection
      id="passkeys"
      title={<FormattedMessage id="security.passkeys" />}
      lead={<FormattedMessage id="security.passkeys.lead" />}
    >
      {codes !== undefined && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <WholeList
        label={intl.formatMessage({ id: 'security.passkeys' })}
        nodes={data?.passkeys}
        error={error}
        onRetry={() => void refetch()}
        count={<FormattedMessage id="security.passkeys.count" values={{ count: data?.passkeys.length ?? 0 }} />}
        renderNode={(passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={loading}
            onRemove={() => void handleRemove(passkey.id)}
          />
        )}
      />
      <Box mt="6">
        <AddPasskeyForm onAdded={handleAdded} />
      </Box>
    </SecuritySection>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeyRowFragment;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, isBusy, onRemove }: PasskeyRowProps): ReactElement {
  const intl = useIntl();
  const time = (value: string) => <TimePoint value={value} isShort />;
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          aria-label={intl.formatMessage({ id: 'security.passkey.remove.of' }, { name })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemove()}
        >
          <FormattedMessage id="security.passkey.remove" />
        </Button>
      }
    >
      <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
        {name}
      </Text>
      <Text mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {lastUsedAt === null ? (
          <FormattedMessage id="security.passkey.added" values={{ createdAt: time(createdAt) }} />
        ) : (
          <FormattedMessage
            id="security.passkey.times"
            values={{ createdAt: time(createdAt), lastUsedAt: time(lastUsedAt) }}
          />
        )}
      </Text>
    </ListRow>
  );
}
