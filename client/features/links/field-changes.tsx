import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { SigningType } from '#generated/graphql.ts';
import type { FieldChange } from './update-draft.ts';

const TONES = { added: 'success', removed: 'danger', changed: 'muted' } as const;

interface FieldChangesProps {
  readonly changes: readonly FieldChange[];
  readonly type: SigningType;
}

/** Which fields the new version adds, drops or changes, and what that means for those who have signed. */
export function FieldChanges({ changes, type }: FieldChangesProps): ReactElement {
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="2">
        <FormattedMessage id="links.cla.review.fields" />
      </Heading>
      {changes.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="links.cla.review.fields.none" />
        </Text>
      ) : (
        <>
          <Text mb="4" fontSize="sm" color="fg.muted" maxWidth="measure">
            <FormattedMessage id={`links.cla.review.fields.text.${type}`} />
          </Text>
          <Stack as="ul" gap="2" listStyleType="none">
            {changes.map(({ kind, field }) => (
              <Flex as="li" key={field.type} gap="3" align="center" wrap="wrap">
                <StateBadge tone={TONES[kind]}>
                  <FormattedMessage id={`links.cla.review.fields.${kind}`} />
                </StateBadge>
                <Text>{field.title}</Text>
                <Text color="fg.muted" fontSize="sm">
                  <FormattedMessage id={`links.cla.review.fields.${field.required ? 'required' : 'optional'}`} />
                </Text>
              </Flex>
            ))}
          </Stack>
        </>
      )}
    </Box>
  );
}
