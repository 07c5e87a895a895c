import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Day } from '#client/components/day.tsx';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { ClaVersionRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { claDocumentPath, updateClaPath } from '#rules/paths.ts';
import { RemoveClaDialog } from './remove-cla-dialog.tsx';
import { SummaryDialog } from './summary-dialog.tsx';

const TONES = { CURRENT: 'success', SUPERSEDED: 'muted', REMOVED: 'muted' } as const;

/** A version of a CLA, by the id of its CLA. */
type ListedVersion = ClaVersionRowFragment & { readonly id: string };

const COLUMNS: readonly Column<ListedVersion>[] = [
  {
    key: 'version',
    head: <FormattedMessage id="links.cla.column.version" />,
    width: '100%',
    cell: ({ cla: { language, version } }) => (
      <FormattedMessage id="links.cla.version" values={{ language: LanguageName[language], version }} />
    ),
  },
  {
    key: 'state',
    head: <FormattedMessage id="links.cla.column.state" />,
    cell: ({ state }) => (
      <StateBadge tone={TONES[state]}>
        <FormattedMessage id={`links.cla.state.${state}`} />
      </StateBadge>
    ),
  },
  {
    key: 'createdAt',
    head: <FormattedMessage id="links.cla.column.createdAt" />,
    cell: ({ cla }) => <Day value={cla.createdAt} />,
  },
  {
    key: 'signings',
    head: <FormattedMessage id="signings.title" />,
    isNumeric: true,
    cell: ({ signingCount }) => <FormattedMessage id="links.cla.signings" values={{ count: signingCount }} />,
  },
];

interface ClaVersionTableProps {
  readonly linkId: string;
  readonly label: string;
  readonly versions: readonly ClaVersionRowFragment[];
}

/** Versions of CLAs: since when, how many have signed each, and what can be done with it; below, exactly which text. */
export function ClaVersionTable({ linkId, label, versions }: ClaVersionTableProps): ReactElement {
  const intl = useIntl();
  return (
    <DataTable
      label={label}
      nodes={versions.map((version) => ({ ...version, id: version.cla.id }))}
      spec={{
        columns: COLUMNS,
        renderActions: (version) => <ClaActions linkId={linkId} version={version} />,
        details: {
          nameOf: ({ cla: { language, version } }) =>
            intl.formatMessage({ id: 'links.cla.version' }, { language: LanguageName[language], version }),
          render: (version, id) => <Origin id={id} version={version} />,
        },
      }}
    />
  );
}

/** Where the text of a version came from, and its fingerprint. */
function Origin({
  id,
  version: { cla, sourceUrl },
}: {
  readonly id: string;
  readonly version: ClaVersionRowFragment;
}): ReactElement {
  const source = { key: 'source', label: <FormattedMessage id="links.cla.source" /> };
  const fingerprint = { key: 'fingerprint', label: <FormattedMessage id="sign.cla.fingerprint" /> };
  return (
    <Box id={id}>
      <Facts
        facts={[
          ...(sourceUrl ? [{ ...source, value: <NewTabLink href={sourceUrl}>{sourceUrl}</NewTabLink> }] : []),
          { ...fingerprint, value: <Fingerprint sha256={cla.sha256} /> },
        ]}
      />
    </Box>
  );
}

interface ClaActionsProps {
  readonly linkId: string;
  readonly version: ClaVersionRowFragment;
}

function ClaActions({ linkId, version: { cla, state, removable } }: ClaActionsProps): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState<'summary' | 'remove'>();
  const menu = useRef<HTMLButtonElement>(null);
  const frame = { returnFocusTo: menu, onClose: () => setOpen(undefined) };
  const name = intl.formatMessage(
    { id: 'links.cla.version' },
    { language: LanguageName[cla.language], version: cla.version },
  );
  const canChange = useCanChangeLink();
  const file = { href: claDocumentPath(linkId, cla.number), download: `cla-${linkId}-${cla.number}.pdf` };
  const download = <FormattedMessage id="links.cla.download" />;
  if (state !== 'CURRENT' || !canChange) {
    return (
      <Button asChild size="sm">
        <a {...file}>{download}</a>
      </Button>
    );
  }
  return (
    <>
      <ButtonLink size="sm" to={updateClaPath(linkId, cla.type, cla.language)}>
        <FormattedMessage id="links.cla.update" />
      </ButtonLink>
      <RowMenu
        ref={menu}
        name={name}
        actions={[
          { key: 'download', text: download, ...file },
          {
            key: 'summary',
            text: <FormattedMessage id={cla.summary === null ? 'links.cla.summary.add' : 'links.cla.summary.edit'} />,
            onSelect: () => setOpen('summary'),
          },
          {
            key: 'remove',
            text: <FormattedMessage id="links.cla.remove" />,
            isDanger: true,
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'summary' && <SummaryDialog linkId={linkId} cla={cla} name={name} {...frame} />}
      {open === 'remove' && (
        <RemoveClaDialog linkId={linkId} claId={cla.id} name={name} isRemovable={removable} {...frame} />
      )}
    </>
  );
}
