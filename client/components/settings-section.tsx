import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: ReactNode;
  /** What it decides. */
  readonly lead?: ReactNode;
  /** The inputs and their button. */
  readonly children: ReactNode;
}

/** A part of a page of settings: its description, and beside it, or below on a small screen, its inputs. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps): ReactElement {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ lg: '{sizes.aside} minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="4"
      py="8"
      borderTop="hairline"
      _first={{ borderTop: 'none', pt: '0' }}
    >
      <Box>
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text mt="1" fontSize="sm" color="fg.muted">
            {lead}
          </Text>
        )}
      </Box>
      <Box minWidth="0" maxWidth="setting">
        {children}
      </Box>
    </Box>
  );
}
