import { Button, Text } from '@chakra-ui/react';
import { type ReactElement, useId, useState } from 'react';
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
  const reasonId = useId();
  const [candidate] = selected;
  const unfit = unfitness(selected);
  const canName = candidate !== undefined && unfit === undefined;
  return (
    <>
      <Button
        size="sm"
        aria-disabled={!canName}
        aria-describedby={unfit && reasonId}
        onClick={() => setIsNaming(canName)}
      >
        <FormattedMessage id="managers.backup.name" />
      </Button>
      {unfit !== undefined && (
        <Text id={reasonId} flexBasis="100%" fontSize="sm" color="fg.muted">
          <FormattedMessage id={`managers.backup.unfit.${unfit}`} />
        </Text>
      )}
      {isNaming && canName && (
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

/** Why the selection cannot become the backup administrator: it is one active manager who has logged in before. */
function unfitness([first, ...others]: readonly EmployeeManagerRowFragment[]) {
  if (first === undefined) {
    return undefined;
  }
  if (others.length > 0) {
    return 'several';
  }
  if (first.deactivatedAt !== null) {
    return 'inactive';
  }
  return first.initialPasswordChanged ? undefined : 'neverLoggedIn';
}
