import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { SubPage } from '#client/components/sub-page.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLinkId } from '#client/components/use-link-id.ts';
import type { PreApprovalRowFragment } from '#generated/graphql.ts';
import { useRemovePreApprovalsMutation } from '#generated/hooks.ts';
import { corporationPath } from '#rules/paths.ts';
import { AddPreApprovalsDialog } from './add-pre-approvals-dialog.tsx';
import { usePreApprovals } from './use-pre-approvals.ts';

const COLUMNS: readonly Column<PreApprovalRowFragment>[] = [
  {
    key: 'email',
    head: <FormattedMessage id="preApprovals.column.email" />,
    width: '60%',
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  {
    key: 'addedBy',
    head: <FormattedMessage id="preApprovals.column.addedBy" />,
    width: '40%',
    cell: ({ addedBy }) => addedBy,
  },
  {
    key: 'addedAt',
    head: <FormattedMessage id="preApprovals.column.addedAt" />,
    cell: ({ addedAt }) => <Day value={addedAt} />,
  },
];

/** The addresses that a corporation has approved in advance; its managers add and remove them. */
export function PreApprovalsPage(): ReactElement {
  const intl = useIntl();
  const linkId = useLinkId() ?? '';
  const { address, list, error, reload } = usePreApprovals();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <SubPage
      back={{ to: corporationPath(linkId, 'employee-list'), textId: 'preApprovals.back' }}
      title={<FormattedMessage id="preApprovals.title" />}
      lead={<FormattedMessage id="preApprovals.lead" />}
      action={
        <Button ref={addButton} variant="solid" onClick={() => setAdding(true)}>
          <FormattedMessage id="preApprovals.add" />
        </Button>
      }
    >
      <PagedList
        label={intl.formatMessage({ id: 'preApprovals.title' })}
        tools={{ id: 'pre-approvals', searchId: 'preApprovals.search' }}
        address={address}
        list={list}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList title={<FormattedMessage id="preApprovals.empty" />}>
            <FormattedMessage id="preApprovals.empty.text" />
          </EmptyList>
        }
        renderNodes={(nodes) => (
          <DataTable
            label={intl.formatMessage({ id: 'preApprovals.title' })}
            nodes={nodes}
            spec={{
              columns: COLUMNS,
              renderActions: (node) => <RemoveButton node={node} onRemoved={reload} />,
            }}
          />
        )}
      />
      {isAdding && (
        <AddPreApprovalsDialog returnFocusTo={addButton} onClose={() => setAdding(false)} onAdded={reload} />
      )}
    </SubPage>
  );
}

interface RemoveButtonProps {
  readonly node: PreApprovalRowFragment;
  readonly onRemoved: () => void;
}

/** Takes an address off the list at once, as it can be added again. */
function RemoveButton({ node, onRemoved }: RemoveButtonProps): ReactElement {
  const intl = useIntl();
  const [remove, { loading }] = useRemovePreApprovalsMutation({
    errorPolicy: 'all',
    onCompleted: () => {
      showToast(intl.formatMessage({ id: 'preApprovals.removed' }, { email: node.email }));
      onRemoved();
    },
  });
  return (
    <Button
      size="sm"
      aria-label={intl.formatMessage({ id: 'preApprovals.remove.of' }, { email: node.email })}
      aria-disabled={loading}
      onClick={() => !loading && void remove({ variables: { input: { ids: [node.id] } } })}
    >
      <FormattedMessage id="preApprovals.remove" />
    </Button>
  );
}
