import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { WholeList } from '#client/components/list/whole-list.tsx';
import type { EmployeeManagersQuery } from '#generated/graphql.ts';
import { useManagerPaths } from './manager-paths.ts';
import { ManagerRow } from './manager-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface ManagerListProps {
  /** Undefined until loaded. */
  readonly corporation: EmployeeManagersQuery['corporation'] | undefined;
  readonly error: unknown;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** The employee managers and their number, with a link to add some and checkboxes to remove some. */
export function ManagerList({ corporation, error, onStale }: ManagerListProps): ReactElement {
  const intl = useIntl();
  const { create } = useManagerPaths();
  const { managers = [], managerLimit = 0 } = corporation ?? {};
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isRemoving, setRemoving] = useState(false);
  const selected = managers.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));

  return (
    <>
      <WholeList
        label={intl.formatMessage({ id: 'managers.title' })}
        nodes={corporation?.managers}
        error={error}
        onRetry={onStale}
        count={<FormattedMessage id="managers.count" values={{ count: managers.length, limit: managerLimit }} />}
        actions={
          <>
            <Button
              size="sm"
              aria-disabled={selected.length === 0}
              onClick={() => selected.length > 0 && setRemoving(true)}
            >
              <FormattedMessage id="managers.remove.chosen" values={{ count: selected.length }} />
            </Button>
            {managers.length < managerLimit && (
              <ButtonLink to={create} variant="solid" size="sm">
                <FormattedMessage id="managers.add" />
              </ButtonLink>
            )}
          </>
        }
        empty={<NoManagers createPath={create} />}
        renderNode={(manager) => (
          <ManagerRow
            key={manager.id}
            manager={manager}
            isChosen={chosen.has(manager.id)}
            onChoose={(isChosen) => choose(manager.id, isChosen)}
          />
        )}
      />
      {isRemoving && (
        <RemoveDialog
          managers={selected}
          leavesNone={selected.length === managers.length}
          onClose={() => setRemoving(false)}
          onStale={onStale}
        />
      )}
    </>
  );
}

function NoManagers({ createPath }: { readonly createPath: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="managers.empty" />}
      action={
        <ButtonLink to={createPath} variant="solid">
          <FormattedMessage id="managers.add" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="managers.empty.text" />
    </EmptyList>
  );
}
