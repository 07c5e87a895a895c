import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKeptFocus } from '#client/components/use-kept-focus.ts';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { ConnectionRowFragment, GatedOrganizationRowFragment } from '#generated/graphql.ts';
import { OrganizationDialog } from './organization-dialog.tsx';
import { OrganizationRow } from './organization-row.tsx';

interface OrganizationsSectionProps {
  readonly linkId: string;
  readonly organizations: readonly GatedOrganizationRowFragment[];
  readonly connections: readonly ConnectionRowFragment[];
  readonly onChanged: () => void;
}

/** The organisations of a link that are checked as a whole, and how to have one checked. */
export function OrganizationsSection({
  linkId,
  organizations,
  connections,
  onChanged,
}: OrganizationsSectionProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const canChange = useCanChangeLink();
  const ref = useKeptFocus<HTMLElement>(organizations.map(({ id }) => id).join(' '));
  const usable = connections.filter(({ state }) => state === 'ACTIVE');
  return (
    <Box as="section" ref={ref} tabIndex={-1} outline="none" aria-labelledby="organizations">
      <Heading as="h2" size="lg" mb="3" id="organizations">
        <FormattedMessage id="gateOrganizations.title" />
      </Heading>
      <Stack gap="4" align="flex-start">
        {organizations.length === 0 ? (
          <Text>
            <FormattedMessage id="gateOrganizations.none" />
          </Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline" width="full">
            {organizations.map((organization) => (
              <OrganizationRow
                key={organization.id}
                linkId={linkId}
                organization={organization}
                connections={usable}
                onChanged={onChanged}
              />
            ))}
          </Stack>
        )}
        {canChange && usable.length > 0 && (
          <Button size="sm" ref={opener} onClick={() => setOpen(true)}>
            <FormattedMessage id="gateOrganizations.add" />
          </Button>
        )}
      </Stack>
      {isOpen && (
        <OrganizationDialog
          linkId={linkId}
          connections={usable}
          organization={null}
          returnFocusTo={opener}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </Box>
  );
}
