import { Button, Flex } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column, RowSelection } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { GatedRepositoryRowFragment } from '#generated/graphql.ts';
import { ModeDialog, type RepositoryTarget } from './mode-dialog.tsx';
import { toSubjectsChoice } from './policy/subjects.ts';

const TONES = { ENFORCE: 'success', OBSERVE: 'warning', EXCLUDED: 'muted' } as const;

/** A repository, and what is done about its pull requests. */
export interface ListedRepository extends RepositoryTarget {
  readonly id: string;
  /** Null while it is not gated. */
  readonly gated: GatedRepositoryRowFragment | null;
  readonly private?: boolean;
}

const COLUMNS: readonly Column<ListedRepository>[] = [
  {
    key: 'path',
    head: <FormattedMessage id="gateManager.repository.path" />,
    width: '100%',
    cell: (repository) => <Name repository={repository} />,
  },
  {
    key: 'mode',
    head: <FormattedMessage id="gateManager.repository.mode" />,
    cell: (repository) => <Badges repository={repository} />,
  },
];

interface RepositoryTableProps {
  readonly label: string;
  readonly linkId: string;
  readonly repositories: readonly ListedRepository[] | undefined;
  readonly selection?: RowSelection<ListedRepository>;
  readonly onChanged: () => void;
}

/** Repositories, how they are checked, and a button that changes that. */
export function RepositoryTable({
  label,
  linkId,
  repositories,
  selection,
  onChanged,
}: RepositoryTableProps): ReactElement {
  return (
    <DataTable
      label={label}
      nodes={repositories}
      spec={{
        columns: COLUMNS,
        ...(selection !== undefined && { selection }),
        renderActions: (repository) => (
          <ChangersOnly>
            <ModeButton linkId={linkId} repository={repository} onChanged={onChanged} />
          </ChangersOnly>
        ),
      }}
    />
  );
}

function Name({ repository: { path, gated } }: { readonly repository: ListedRepository }): ReactElement {
  return <CellLines first={path} second={factsOf(useIntl(), gated)} />;
}

interface ModeButtonProps {
  readonly linkId: string;
  readonly repository: ListedRepository;
  readonly onChanged: () => void;
}

function ModeButton({ linkId, repository, onChanged }: ModeButtonProps): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { path, gated } = repository;
  const [label, name] =
    gated === null
      ? (['gateManager.available.set', 'gateManager.available.setOf'] as const)
      : (['gateManager.repository.change', 'gateManager.repository.changeOf'] as const);
  return (
    <>
      <Button
        ref={opener}
        size="sm"
        aria-label={intl.formatMessage({ id: name }, { path })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={label} />
      </Button>
      {isOpen && (
        <ModeDialog
          linkId={linkId}
          targets={[repository]}
          gated={gated}
          returnFocusTo={opener}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </>
  );
}

/** How it is checked, and what keeps it from being checked. */
function Badges({ repository }: { readonly repository: ListedRepository }): ReactElement {
  const { gated, private: isPrivate = false } = repository;
  return (
    <Flex gap="1" justify={{ md: 'flex-end' }}>
      {isPrivate && (
        <StateBadge tone="muted">
          <FormattedMessage id="gateManager.repository.private" />
        </StateBadge>
      )}
      {gated !== null && !gated.reachable && gated.mode !== 'EXCLUDED' && (
        <StateBadge tone="warning">
          <FormattedMessage id="gateManager.repository.unreachable" />
        </StateBadge>
      )}
      {gated !== null && (
        <StateBadge tone={TONES[gated.mode]}>
          <FormattedMessage id={`gateManager.mode.${gated.mode}`} />
        </StateBadge>
      )}
    </Flex>
  );
}

/** Returns the facts about a repository in one line; the empty text while it is not gated. */
function factsOf(intl: IntlShape, gated: GatedRepositoryRowFragment | null): string {
  if (gated === null) {
    return '';
  }
  const { mode, openPullRequests, byOrganization, reason } = gated;
  const isChecked = mode !== 'EXCLUDED';
  const subjects = isChecked ? toSubjectsChoice(gated.subjects) : null;
  return [
    isChecked && intl.formatMessage({ id: 'gateManager.repository.open' }, { count: openPullRequests }),
    subjects !== null &&
      intl.formatMessage(
        { id: 'gateManager.repository.subjects' },
        { who: intl.formatMessage({ id: `gatePolicy.subjects.${subjects}` }) },
      ),
    byOrganization && intl.formatMessage({ id: 'gateManager.repository.byOrganization' }),
    reason !== null && intl.formatMessage({ id: 'gateManager.repository.reason' }, { reason }),
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
