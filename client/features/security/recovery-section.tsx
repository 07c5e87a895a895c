import { Button, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TotpDocument } from '#generated/graphql.ts';
import { useCreateRecoveryCodesMutation, usePasskeysQuery, useTotpQuery } from '#generated/hooks.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecuritySection } from './security-section.tsx';

/** How many recovery codes are left, and new ones in their place; for accounts with a second factor. */
export function RecoverySection(): ReactElement | null {
  const context = { handledCodes: 'all' } as const;
  const { data: keys } = usePasskeysQuery({ context });
  const { data: app } = useTotpQuery({ context });
  const [codes, setCodes] = useState<readonly string[]>();
  const [create, { loading }] = useCreateRecoveryCodesMutation({
    errorPolicy: 'all',
    refetchQueries: [TotpDocument],
  });
  const hasFactor = (keys?.passkeys ?? []).length > 0 || (app !== undefined && app.totp.confirmedAt !== null);
  if (!hasFactor || app === undefined) {
    return null;
  }
  const handleCreate = async () => {
    const { data } = await create();
    setCodes(data?.createRecoveryCodes.recoveryCodes);
  };
  return (
    <SecuritySection
      id="recovery"
      title={<FormattedMessage id="security.recovery" />}
      lead={<FormattedMessage id="security.recovery.lead" />}
    >
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      <Text mb="4">
        <FormattedMessage id="security.recovery.left" values={{ count: app.totp.recoveryCodesLeft }} />
      </Text>
      <Button aria-disabled={loading} onClick={() => void (loading || handleCreate())}>
        <FormattedMessage id="security.recovery.renew" />
      </Button>
    </SecuritySection>
  );
}
