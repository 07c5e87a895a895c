import { Button, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { SubPage } from '#client/components/sub-page.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLinkId } from '#client/components/use-link-id.ts';
import type { PreApprovalRowFragment } from '#generated/graphql.ts';
import { useRemovePreApprovalsMutation } from '#generated/hooks.ts';
import { corporationPath } from '#rules/paths.ts';
import { AddPreApprovalsDialog } from './add-pre-approvals-dialog.tsx';
import { usePreApprovals } from './use-pre-approvals.ts';

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
        renderNode={(node) => <PreApprovalRow key={node.id} node={node} onRemoved={reload} />}
      />
      {isAdding && (
        <AddPreApprovalsDialog returnFocusTo={addButton} onClose={() => setAdding(false)} onAdded={reload} />
      )}
    </SubPage>
  );
}

interface PreApprovalRowProps {
  readonly node: PreApprovalRowFragment;
  readonly onRemoved: () => void;
}

/** One address; taking it off is done at once, as it can be added again. */
function PreApprovalRow({ node, onRemoved }: PreApprovalRowProps): ReactElement {
  const intl = useIntl();
  const [remove, { loading }] = useRemovePreApprovalsMutation({
    errorPolicy: 'all',
    onCompleted: () => {
      showToast(intl.formatMessage({ id: 'preApprovals.removed' }, { email: node.email }));
      onRemoved();
    },
  });
  return (
    <ListRow
      isDense
      actions={
        <Button
          size="sm"
          aria-label={intl.formatMessage({ id: 'preApprovals.remove.of' }, { email: node.email })}
          aria-disabled={loading}
          onClick={() => !loading && void remove({ variables: { input: { ids: [node.id] } } })}
        >
          <FormattedMessage id="preApprovals.remove" />
        </Button>
      }
    >
      <Text overflowWrap="anywhere">{node.email}</Text>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage
          id="preApprovals.added"
          values={{ name: node.addedBy, date: <TimePoint value={node.addedAt} isShort /> }}
        />
      </Text>
    </ListRow>
  );
}
