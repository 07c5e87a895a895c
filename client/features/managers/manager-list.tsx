import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { WholeList } from '#client/components/list/whole-list.tsx';
import type { EmployeeManagerRowFragment, EmployeeManagersQuery } from '#generated/graphql.ts';
import { useManagerPaths } from './manager-paths.ts';
import { ManagerTable } from './manager-table.tsx';
import { type ManagersAct, ManagersDialog } from './managers-dialog.tsx';
import { NameBackup } from './name-backup.tsx';

const ACTS = ['deactivate', 'reactivate', 'remove'] as const satisfies readonly ManagersAct[];

interface ManagerListProps {
  /** Undefined until loaded. */
  readonly corporation: EmployeeManagersQuery['corporation'] | undefined;
  readonly error: unknown;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** The employee managers and their number, with a link to add some and checkboxes to deactivate, reactivate or remove some. */
export function ManagerList({ corporation, error, onStale }: ManagerListProps): ReactElement {
  const intl = useIntl();
  const { create } = useManagerPaths();
  const { managers = [], managerLimit = 0 } = corporation ?? {};
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [act, setAct] = useState<ManagersAct>();
  const selected = managers.filter(({ id }) => chosen.has(id));
  const concerned = concernedBy(selected);
  const hasBackup = corporation?.administrators.some(({ isBackup }) => isBackup) ?? true;
  const leavesNone = managers.every((one) => one.deactivatedAt !== null || chosen.has(one.id));
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
            <ActButtons concerned={concerned} onAct={setAct} />
            {!hasBackup && <NameBackup selected={selected} leavesNone={leavesNone} onStale={onStale} />}
            {managers.length < managerLimit && (
              <ButtonLink to={create} variant="solid" size="sm">
                <FormattedMessage id="managers.add" />
              </ButtonLink>
            )}
          </>
        }
        empty={<NoManagers createPath={create} />}
        renderNodes={(nodes) => <ManagerTable managers={nodes} chosen={chosen} onChoose={choose} />}
      />
      {act !== undefined && (
        <ManagersDialog
          act={act}
          managers={concerned[act]}
          leavesNone={act !== 'reactivate' && leavesNone}
          onClose={() => setAct(undefined)}
          onStale={onStale}
        />
      )}
    </>
  );
}

type Concerned = Readonly<Record<ManagersAct, readonly EmployeeManagerRowFragment[]>>;

/** Which of the selected managers each act applies to. */
function concernedBy(selected: readonly EmployeeManagerRowFragment[]): Concerned {
  return {
    remove: selected,
    deactivate: selected.filter(({ deactivatedAt }) => deactivatedAt === null),
    reactivate: selected.filter(({ deactivatedAt }) => deactivatedAt !== null),
  };
}

interface ActButtonsProps {
  readonly concerned: Concerned;
  readonly onAct: (act: ManagersAct) => void;
}

function ActButtons({ concerned, onAct }: ActButtonsProps): ReactElement {
  return (
    <>
      {ACTS.map((act) => {
        const count = concerned[act].length;
        return (
          <Button key={act} size="sm" aria-disabled={count === 0} onClick={() => count > 0 && onAct(act)}>
            <FormattedMessage id={`managers.${act}.chosen`} values={{ count }} />
          </Button>
        );
      })}
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
