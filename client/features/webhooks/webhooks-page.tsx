import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { NewSecret } from '#client/components/new-secret.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { WebhookRowFragment } from '#generated/graphql.ts';
import { useWebhooksQuery } from '#generated/hooks.ts';
import { API_KEYS_PATH } from '#rules/paths.ts';
import { WEBHOOK_MAX } from '#rules/webhook-event.ts';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { WebhookTable } from './webhook-table.tsx';

/** What the open dialog does. */
type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly webhook: WebhookRowFragment };

/** The webhooks of a link. */
export function WebhooksPage(): ReactElement {
  const { linkId = '' } = useParams();
  const intl = useIntl();
  const { data, error, refetch } = useWebhooksQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const [task, setTask] = useState<Task>();
  const [secret, setSecret] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const webhooks = data?.webhooks;
  const frame = { returnFocusTo: button, onClose: () => setTask(undefined) };
  const reload = () => void refetch();
  const handleSaved = (newSecret: string | null) => {
    setSecret(newSecret ?? secret);
    reload();
  };
  return (
    <LinkPage
      title={<FormattedMessage id="webhooks.title" />}
      lead={<FormattedMessage id="webhooks.lead" />}
      action={
        <CreateButton
          isFull={(webhooks?.length ?? 0) >= WEBHOOK_MAX}
          button={button}
          onCreate={() => setTask({ kind: 'create' })}
        />
      }
    >
      <Stack gap="8">
        {secret !== undefined && <WebhookSecret key={secret} value={secret} />}
        <WholeList
          label={intl.formatMessage({ id: 'webhooks.title' })}
          nodes={webhooks}
          error={error}
          onRetry={reload}
          count={<FormattedMessage id="list.total" values={{ total: webhooks?.length ?? 0 }} />}
          empty={<NoWebhooks />}
          renderNodes={(nodes) => (
            <WebhookTable
              linkId={linkId}
              webhooks={nodes}
              onEdit={(webhook) => setTask({ kind: 'edit', webhook })}
              onDelete={(webhook) => setTask({ kind: 'delete', webhook })}
              onLook={refetch}
            />
          )}
        />
        {/* Below a list of unknown length it would move. */}
        {(webhooks !== undefined || error !== undefined) && <Keys />}
      </Stack>
      {task?.kind === 'create' && <CreateWebhookDialog {...frame} linkId={linkId} onCreated={handleSaved} />}
      {task?.kind === 'edit' && <EditWebhookDialog {...frame} webhook={task.webhook} onEdited={handleSaved} />}
      {task?.kind === 'delete' && <DeleteWebhookDialog {...frame} webhook={task.webhook} onDeleted={reload} />}
    </LinkPage>
  );
}

interface CreateButtonProps {
  /** Whether the link has as many as it may. */
  readonly isFull: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onCreate: () => void;
}

function CreateButton({ isFull, button, onCreate }: CreateButtonProps): ReactElement {
  return isFull ? (
    <Text color="fg.muted">
      <FormattedMessage id="webhooks.full" values={{ max: WEBHOOK_MAX }} />
    </Text>
  ) : (
    <ChangersOnly>
      <Button ref={button} variant="solid" size="sm" onClick={onCreate}>
        <Icon name="plus" />
        <FormattedMessage id="webhooks.create" />
      </Button>
    </ChangersOnly>
  );
}

/** Where programs get their keys: these belong to a manager, and open all of their projects. */
function Keys(): ReactElement {
  return (
    <Box as="section" aria-labelledby="keys">
      <Heading as="h2" size="lg" id="keys">
        <FormattedMessage id="apiKeys.title" />
      </Heading>
      <Text mt="1" mb="3" color="fg.muted" maxWidth="measure">
        <FormattedMessage id="webhooks.keys" />
      </Text>
      <ButtonLink to={API_KEYS_PATH} size="sm">
        <FormattedMessage id="webhooks.keys.go" />
      </ButtonLink>
    </Box>
  );
}

function WebhookSecret({ value }: { readonly value: string }): ReactElement {
  const intl = useIntl();
  return (
    <NewSecret
      value={value}
      title={<FormattedMessage id="webhooks.secret" />}
      copy={<FormattedMessage id="webhooks.secret.copy" />}
      copied={intl.formatMessage({ id: 'webhooks.secret.copied' })}
    >
      <FormattedMessage id="webhooks.secret.text" />
    </NewSecret>
  );
}

function NoWebhooks(): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id="webhooks.empty" />}>
      <FormattedMessage id="webhooks.empty.text" />
    </EmptyList>
  );
}
