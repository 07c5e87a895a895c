import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { GatedRepositoryRowFragment } from '#generated/graphql.ts';
import { ModeDialog, type RepositoryTarget } from './mode-dialog.tsx';
import { toSubjectsChoice } from './policy/subjects.ts';

const TONES = { ENFORCE: 'success', OBSERVE: 'warning', EXCLUDED: 'muted' } as const;

interface RepositoryRowProps {
  readonly linkId: string;
  readonly target: RepositoryTarget;
  /** Null while it is not gated. */
  readonly gated: GatedRepositoryRowFragment | null;
  readonly isPrivate?: boolean;
  /** Stands before the name, such as a box to select it. */
  readonly mark?: ReactNode;
  readonly onChanged: () => void;
}

/** A repository, and what is done about its pull requests. */
export function RepositoryRow({
  linkId,
  target,
  gated,
  isPrivate = false,
  mark,
  onChanged,
}: RepositoryRowProps): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { path } = target;
  const [label, name] =
    gated === null
      ? (['gateManager.available.set', 'gateManager.available.setOf'] as const)
      : (['gateManager.repository.change', 'gateManager.repository.changeOf'] as const);
  return (
    <ListRow
      actions={
        <ChangersOnly>
          <Button
            ref={opener}
            size="sm"
            aria-label={intl.formatMessage({ id: name }, { path })}
            onClick={() => setOpen(true)}
          >
            <FormattedMessage id={label} />
          </Button>
        </ChangersOnly>
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        {mark}
        <Heading as="h3" size="md" overflowWrap="anywhere" minWidth="0">
          {path}
        </Heading>
        <Badges gated={gated} isPrivate={isPrivate} />
      </Flex>
      {gated !== null && <RepositoryFacts gated={gated} />}
      {isOpen && (
        <ModeDialog
          linkId={linkId}
          targets={[target]}
          gated={gated}
          returnFocusTo={opener}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </ListRow>
  );
}

/** How it is checked, and what keeps it from being checked. */
function Badges({ gated, isPrivate }: Required<Pick<RepositoryRowProps, 'gated' | 'isPrivate'>>): ReactElement {
  return (
    <>
      {gated !== null && (
        <StateBadge tone={TONES[gated.mode]}>
          <FormattedMessage id={`gateManager.mode.${gated.mode}`} />
        </StateBadge>
      )}
      {gated !== null && !gated.reachable && gated.mode !== 'EXCLUDED' && (
        <StateBadge tone="warning">
          <FormattedMessage id="gateManager.repository.unreachable" />
        </StateBadge>
      )}
      {isPrivate && (
        <StateBadge tone="muted">
          <FormattedMessage id="gateManager.repository.private" />
        </StateBadge>
      )}
    </>
  );
}

function RepositoryFacts({ gated }: { readonly gated: GatedRepositoryRowFragment }): ReactElement {
  const subjects = toSubjectsChoice(gated.subjects);
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm">
      {gated.mode !== 'EXCLUDED' && (
        <Text as="span">
          <FormattedMessage id="gateManager.repository.open" values={{ count: gated.openPullRequests }} />
        </Text>
      )}
      {gated.mode !== 'EXCLUDED' && subjects !== null && (
        <Text as="span">
          <FormattedMessage
            id="gateManager.repository.subjects"
            values={{ who: <FormattedMessage id={`gatePolicy.subjects.${subjects}`} /> }}
          />
        </Text>
      )}
      {gated.byOrganization && (
        <Text as="span">
          <FormattedMessage id="gateManager.repository.byOrganization" />
        </Text>
      )}
      {gated.reason !== null && (
        <Text as="span" overflowWrap="anywhere">
          <FormattedMessage id="gateManager.repository.reason" values={{ reason: gated.reason }} />
        </Text>
      )}
    </Flex>
  );
}
