import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { SettingsSection } from '#client/components/settings-section.tsx';
import type { CorporationSettingsQuery } from '#generated/graphql.ts';
import { corporationPath } from '#rules/paths.ts';

type Administrators = NonNullable<CorporationSettingsQuery['corporation']['administrators']>;

interface BackupSectionProps {
  readonly linkId: string;
  readonly administrators: Administrators;
}

/** Who stands in for the administrator, and where that is changed. */
export function BackupSection({ linkId, administrators }: BackupSectionProps): ReactElement {
  const backup = administrators.find(({ isBackup }) => isBackup);
  return (
    <SettingsSection
      title={<FormattedMessage id="corporation.settings.backup" />}
      lead={<FormattedMessage id="corporation.settings.backup.text" />}
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Text overflowWrap="anywhere">
          {backup === undefined ? (
            <FormattedMessage id="corporation.settings.backup.none" />
          ) : (
            `${backup.name} · ${backup.email}`
          )}
        </Text>
        <ButtonLink to={corporationPath(linkId, 'manager-list')} size="sm">
          <FormattedMessage id="corporation.settings.backup.change" />
        </ButtonLink>
      </Flex>
    </SettingsSection>
  );
}
