import { Button, Stack } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { Page } from '#client/components/page.tsx';
import type { ApiKeyRowFragment } from '#generated/graphql.ts';
import { useApiKeysQuery } from '#generated/hooks.ts';
import { ApiKeyTable } from './api-key-table.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { NewKey } from './new-key.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

/** The API keys of a community manager. */
export function ApiKeysPage(): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKeyRowFragment>();
  const [newKey, setNewKey] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const keys = data?.apiKeys;
  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="apiKeys.title" />}
        lead={<FormattedMessage id="apiKeys.lead" />}
        action={
          <Button ref={button} variant="solid" size="sm" onClick={() => setCreating(true)}>
            <Icon name="plus" />
            <FormattedMessage id="apiKeys.create" />
          </Button>
        }
      />
      <Stack gap="8">
        {newKey !== undefined && <NewKey key={newKey} value={newKey} />}
        <WholeList
          label={intl.formatMessage({ id: 'apiKeys.title' })}
          nodes={keys}
          error={error}
          onRetry={() => void refetch()}
          count={<FormattedMessage id="list.total" values={{ total: keys?.length ?? 0 }} />}
          empty={<NoKeys />}
          renderNodes={(nodes) => <ApiKeyTable apiKeys={nodes} onRevoke={setRevoking} />}
        />
      </Stack>
      {isCreating && (
        <CreateKeyDialog
          returnFocusTo={button}
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setNewKey(key);
            void refetch();
          }}
        />
      )}
      {revoking !== undefined && (
        <RevokeKeyDialog
          apiKey={revoking}
          returnFocusTo={button}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => void refetch()}
        />
      )}
    </Page>
  );
}

function NoKeys(): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id="apiKeys.empty" />}>
      <FormattedMessage id="apiKeys.empty.text" />
    </EmptyList>
  );
}
