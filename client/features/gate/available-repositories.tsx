import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { SelectionBar } from '#client/components/list/selection-bar.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { type Selection, useSelection } from '#client/components/list/use-selection.ts';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { useAvailableRepositoriesQuery } from '#generated/hooks.ts';
import { ModeDialog, type RepositoryTarget } from './mode-dialog.tsx';
import { type ListedRepository, RepositoryTable } from './repository-table.tsx';

const SORTS = ['PATH'] as const;

interface AvailableRepositoriesProps {
  readonly linkId: string;
  readonly connection: ConnectionRowFragment;
}

/** What one connection reaches, to be set one by one or several at once. */
export function AvailableRepositories({ linkId, connection }: AvailableRepositoriesProps): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { search, after } = address.variables;
  const { data, error, refetch } = useAvailableRepositoriesQuery({
    variables: { connectionId: connection.id, search, ...(after !== undefined && { after }) },
    fetchPolicy: 'network-only',
    context: LIST_CONTEXT,
  });
  const found = data?.availableRepositories;
  const connectionId = connection.id;
  const nodes = (found?.nodes ?? []).map((node) => ({ ...node, id: node.repositoryId, connectionId }));
  const selection = useSelection<ListedRepository>([search, after].join('\n'), nodes);
  const reload = () => void refetch();
  return (
    <PagedList
      label={intl.formatMessage({ id: 'gateManager.available.title' })}
      address={address}
      tools={{
        id: 'available',
        searchId: 'gateManager.repositories.search',
      }}
      above={nodes.length > 1 && <Several linkId={linkId} selection={selection} onChanged={reload} />}
      list={found && { ...found, nodes }}
      error={error}
      onRetry={reload}
      empty={<NothingHere url={connection.url} />}
      renderNodes={(repositories) => (
        <RepositoryTable
          label={intl.formatMessage({ id: 'gateManager.available.title' })}
          linkId={linkId}
          repositories={repositories}
          {...(nodes.length > 1 && {
            selection: {
              isSelected: (repository) => selection.entries.includes(repository),
              toggle: selection.toggle,
              labelOf: ({ path }) => intl.formatMessage({ id: 'gateManager.available.select' }, { path }),
            },
          })}
          onChanged={reload}
        />
      )}
    />
  );
}

interface SeveralProps {
  readonly linkId: string;
  readonly selection: Omit<Selection<RepositoryTarget>, 'toggle'>;
  readonly onChanged: () => void;
}

/** Sets all that are selected in one go. */
function Several({ linkId, selection, onChanged }: SeveralProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { entries } = selection;
  return (
    <SelectionBar
      selection={selection}
      selected={<FormattedMessage id="gateManager.available.selected" values={{ count: entries.length }} />}
    >
      <Button ref={opener} size="sm" variant="solid" onClick={() => setOpen(true)}>
        <FormattedMessage id="gateManager.available.setSelected" />
      </Button>
      {isOpen && (
        <ModeDialog
          linkId={linkId}
          targets={entries}
          gated={null}
          returnFocusTo={opener}
          onClose={() => setOpen(false)}
          onDone={() => {
            selection.clear();
            onChanged();
          }}
        />
      )}
    </SelectionBar>
  );
}

function NothingHere({ url }: { readonly url: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="gateManager.available.none" />}
      action={
        <NewTabLink href={url}>
          <FormattedMessage id="gateManager.available.install" />
        </NewTabLink>
      }
    >
      <FormattedMessage id="gateManager.available.none.text" />
    </EmptyList>
  );
}
