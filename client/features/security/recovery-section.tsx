import { Button, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TotpDocument } from '#generated/graphql.ts';
import { useCreateRecoveryCodesMutation, usePasskeysQuery, useTotpQuery } from '#generated/hooks.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecuritySection } from './security-section.tsx';

interface RecoverySectionProps {
  /** Called when earlier codes have ended. */
  readonly onRenewed: () => void;
}

/** How many recovery codes are left, and new ones in their place; for accounts with a second factor. */
export function RecoverySection({ onRenewed }: RecoverySectionProps): ReactElement | null {
  const context = { handledCodes: 'all' } as const;
  const { data: keys } = usePasskeysQuery({ context });
  const { data: app } = useTotpQuery({ context });
  const hasFactor = (keys?.passkeys ?? []).length > 0 || (app !== undefined && app.totp.confirmedAt !== null);
  if (!hasFactor || app === undefined) {
    return null;
  }
  return (
    <SecuritySection
      id="recovery"
      title={<FormattedMessage id="security.recovery" />}
      lead={<FormattedMessage id="security.recovery.lead" />}
    >
      <Renewal left={app.totp.recoveryCodesLeft} onRenewed={onRenewed} />
    </SecuritySection>
  );
}

interface RenewalProps extends RecoverySectionProps {
  /** Codes that were not used yet. */
  readonly left: number;
}

function Renewal({ left, onRenewed }: RenewalProps): ReactElement {
  const [codes, setCodes] = useState<readonly string[]>();
  const [create, { loading }] = useCreateRecoveryCodesMutation({
    errorPolicy: 'all',
    refetchQueries: [TotpDocument],
  });
  const handleCreate = async () => {
    const { data } = await create();
    if (data) {
      setCodes(data.createRecoveryCodes.recoveryCodes);
      onRenewed();
    }
  };
  return (
    <>
      {codes !== undefined && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <Text mb="4">
        <FormattedMessage id="security.recovery.left" values={{ count: left }} />
      </Text>
      <Button aria-disabled={loading} onClick={() => void (loading || handleCreate())}>
        <FormattedMessage id="security.recovery.renew" />
      </Button>
    </>
  );
}
