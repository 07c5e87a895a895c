import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '#client/components/toast.ts';
import { SignedDocumentDocument } from '#generated/graphql.ts';
import { useResendSignedDocumentMutation } from '#generated/hooks.ts';

interface ResendDocumentProps {
  readonly token: string;
  /** Where it goes: the email that signed. */
  readonly email: string;
}

/** Emails the signed document once more; a refusal opens the dialog that says how long to wait. */
export function ResendDocument({ token, email }: ResendDocumentProps): ReactElement {
  const intl = useIntl();
  const [resend, { loading }] = useResendSignedDocumentMutation({
    errorPolicy: 'all',
    // What the page says of the earlier mail no longer holds.
    refetchQueries: [SignedDocumentDocument],
  });
  const handleClick = async () => {
    const { data } = await resend({ variables: { token } });
    if (data) {
      showToast(intl.formatMessage({ id: 'sign.success.resent' }, { email }));
    }
  };
  return (
    <Button size="sm" aria-disabled={loading} aria-busy={loading} onClick={() => void (loading || handleClick())}>
      <FormattedMessage id="sign.success.resend" />
    </Button>
  );
}
