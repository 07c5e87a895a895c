import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { NameBackupDialog } from './name-backup-dialog.tsx';

interface NameBackupProps {
  readonly selected: readonly EmployeeManagerRowFragment[];
  /** Whether no active employee manager remains without those selected. */
  readonly leavesNone: boolean;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** A button that makes the one selected employee manager the backup administrator, once the dialog is confirmed. */
export function NameBackup({ selected, leavesNone, onStale }: NameBackupProps): ReactElement {
  const [isNaming, setIsNaming] = useState(false);
  const candidate = backupCandidate(selected);
  return (
    <>
      <Button size="sm" aria-disabled={candidate === undefined} onClick={() => setIsNaming(candidate !== undefined)}>
        <FormattedMessage id="managers.backup.name" />
      </Button>
      {isNaming && candidate !== undefined && (
        <NameBackupDialog
          manager={candidate}
          leavesNone={leavesNone}
          onClose={() => setIsNaming(false)}
          onStale={onStale}
        />
      )}
    </>
  );
}

/** The one selected manager, if they can become the backup administrator: active, and logged in before. */
function backupCandidate([first, ...others]: readonly EmployeeManagerRowFragment[]) {
  const isFit = first?.deactivatedAt === null && first.initialPasswordChanged && others.length === 0;
  return isFit ? first : undefined;
}
