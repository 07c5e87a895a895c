import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeMailDocument, type CodeMailState } from '#generated/graphql.ts';
import { useRepeatedLook } from '../use-repeated-look.ts';

interface CodeMailProps {
  /** Of the mail with the code; another mail takes another key. */
  readonly mailId: string;
  readonly email: string;
  /** The text while nothing is known to be wrong. */
  readonly children: ReactNode;
}

/** Shows the state of a mail with a code: its recipient, or at once that it was refused or is late. */
export function CodeMail({ mailId, email, children }: CodeMailProps): ReactElement {
  const state = useCodeMailState(mailId);
  if (state === 'REFUSED' || state === 'DELAYED') {
    return (
      <Text as="span" color={state === 'REFUSED' ? 'danger' : 'warning'}>
        <FormattedMessage id={`sign.code.mail.${state}`} values={{ email }} />
      </Text>
    );
  }
  return <>{children}</>;
}

/** A code is of use for a few minutes: the page looks for about one, and less and less often. */
function useCodeMailState(mailId: string): CodeMailState | undefined {
  const apollo = useApolloClient();
  const [state, setState] = useState<CodeMailState>();
  const look = useCallback(async () => {
    const { data } = await apollo.query({
      query: CodeMailDocument,
      variables: { id: mailId },
      fetchPolicy: 'no-cache',
      context: { handledCodes: 'anonymous' },
    });
    setState(data?.codeMail ?? undefined);
  }, [apollo, mailId]);
  useRepeatedLook(state !== 'SENT' && state !== 'REFUSED', look);
  return state;
}
