import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListFocus } from '#client/components/list/use-list-focus.ts';
import type { EmployeeManagersQuery } from '#generated/graphql.ts';
import { useManagerPaths } from './manager-paths.ts';
import { ManagerRow } from './manager-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface ManagerListProps {
  readonly corporation: EmployeeManagersQuery['corporation'];
  /** Told when the list may no longer be what it was. */
  readonly onStale: () => void;
}

/** The employee managers with their number, the way to add some, and the choice of whom to remove. */
export function ManagerList({ corporation, onStale }: ManagerListProps): ReactElement {
  const intl = useIntl();
  const { create } = useManagerPaths();
  const { managers, managerLimit } = corporation;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isRemoving, setRemoving] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useListFocus(ref, managers.length, undefined);
  const selected = managers.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));

  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-label={intl.formatMessage({ id: 'managers.title' })}>
      {managers.length === 0 ? (
        <NoManagers createPath={create} />
      ) : (
        <>
          <Flex gap="3" mb="4" wrap="wrap" align="center" justify="space-between">
            <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              <FormattedMessage id="managers.count" values={{ count: managers.length, limit: managerLimit }} />
            </Text>
            <Flex gap="2" wrap="wrap">
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
            </Flex>
          </Flex>
          <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
            {managers.map((manager) => (
              <ManagerRow
                key={manager.id}
                manager={manager}
                isChosen={chosen.has(manager.id)}
                onChoose={(isChosen) => choose(manager.id, isChosen)}
              />
            ))}
          </Stack>
        </>
      )}
      {isRemoving && (
        <RemoveDialog
          managers={selected}
          leavesNone={selected.length === managers.length}
          onClose={() => setRemoving(false)}
          onStale={onStale}
        />
      )}
    </Box>
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
