import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '#client/components/toast.ts';
import { useEmailSignedDocumentMutation } from '#generated/hooks.ts';
import { typedCode } from '#rules/typed-code.ts';
import type { SignValues } from './sign-values.ts';

interface EmailDocumentProps {
  readonly linkId: string;
  /** What was typed to sign again: the address, and the code that proved it. */
  readonly values: Pick<SignValues, 'email' | 'verificationCode' | 'corporationSigningId'>;
}

/** Emails signers the document that they have signed already, by the code they have just entered; it works once. */
export function EmailDocument({ linkId, values }: EmailDocumentProps): ReactElement {
  const intl = useIntl();
  const [send, { loading, data }] = useEmailSignedDocumentMutation({ errorPolicy: 'all' });
  const email = values.email.trim();
  const handleClick = async () => {
    const corporationSigningId = values.corporationSigningId === '' ? null : values.corporationSigningId;
    const verificationCode = typedCode(values.verificationCode);
    const answer = await send({ variables: { input: { linkId, email, verificationCode, corporationSigningId } } });
    if (answer.data) {
      showToast(intl.formatMessage({ id: 'sign.success.resent' }, { email }));
    }
  };
  const isOver = loading || Boolean(data);
  return (
    <Button
      size="sm"
      variant="solid"
      aria-disabled={isOver}
      aria-busy={loading}
      onClick={() => void (isOver || handleClick())}
    >
      <FormattedMessage id="sign.refused.emailDocument" />
    </Button>
  );
}
