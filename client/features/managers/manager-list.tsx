import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { WholeList } from '#client/components/list/whole-list.tsx';
import type { EmployeeManagerRowFragment, EmployeeManagersQuery } from '#generated/graphql.ts';
import { useManagerPaths } from './manager-paths.ts';
import { type ManagerAct, ManagerTable } from './manager-table.tsx';
import { type ManagersAct, ManagersDialog } from './managers-dialog.tsx';
import { NameBackupDialog } from './name-backup-dialog.tsx';

const ACTS = ['deactivate', 'reactivate', 'remove'] as const satisfies readonly ManagersAct[];

interface ManagerListProps {
  /** Undefined until loaded. */
  readonly corporation: EmployeeManagersQuery['corporation'] | undefined;
  readonly error: unknown;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** The action that waits for confirmation, and the managers it applies to. */
interface Asked {
  readonly act: ManagerAct;
  readonly managers: readonly EmployeeManagerRowFragment[];
}

/** The employee managers and their number, with a link to add some; each has a menu, those selected have buttons. */
export function ManagerList({ corporation, error, onStale }: ManagerListProps): ReactElement {
  const intl = useIntl();
  const { create } = useManagerPaths();
  const { managers = [], managerLimit = 0 } = corporation ?? {};
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const concerned = concernedBy(managers.filter(({ id }) => chosen.has(id)));
  const hasBackup = corporation?.administrators.some(({ isBackup }) => isBackup) ?? true;
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
            <ActButtons concerned={concerned} onAct={(act) => setAsked({ act, managers: concerned[act] })} />
            {managers.length < managerLimit && (
              <ButtonLink to={create} variant="solid" size="sm">
                <FormattedMessage id="managers.add" />
              </ButtonLink>
            )}
          </>
        }
        empty={<NoManagers createPath={create} />}
        renderNodes={(nodes) => (
          <ManagerTable
            managers={nodes}
            chosen={chosen}
            onChoose={choose}
            canNameBackup={!hasBackup}
            onAct={(act, manager) => setAsked({ act, managers: [manager] })}
          />
        )}
      />
      {asked !== undefined && (
        <AskedDialog asked={asked} all={managers} onClose={() => setAsked(undefined)} onStale={onStale} />
      )}
    </>
  );
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly all: readonly EmployeeManagerRowFragment[];
  readonly onClose: () => void;
  readonly onStale: () => void;
}

function AskedDialog({ asked: { act, managers }, all, ...rest }: AskedDialogProps): ReactElement | null {
  const ids = new Set(managers.map(({ id }) => id));
  const leavesNone = act !== 'reactivate' && all.every((one) => one.deactivatedAt !== null || ids.has(one.id));
  if (act !== 'backup') {
    return <ManagersDialog act={act} managers={managers} leavesNone={leavesNone} {...rest} />;
  }
  const [manager] = managers;
  return manager === undefined ? null : <NameBackupDialog manager={manager} leavesNone={leavesNone} {...rest} />;
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

/** What can be done with those selected. */
function ActButtons({ concerned, onAct }: ActButtonsProps): ReactElement {
  return (
    <>
      {ACTS.filter((act) => concerned[act].length > 0).map((act) => (
        <Button key={act} size="sm" onClick={() => onAct(act)}>
          <FormattedMessage id={`managers.${act}.chosen`} values={{ count: concerned[act].length }} />
        </Button>
      ))}
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
