import { Box, Button, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { ErrorCode } from '#generated/enums.ts';
import type { ConfirmationMailsQuery } from '#generated/graphql.ts';
import { useConfirmationMailsQuery, useSetConfirmationMailsMutation } from '#generated/hooks.ts';

type Mails = ConfirmationMailsQuery['confirmationMails'];

/** The page that the last link of a mail about commits opens: its reader switches such mails off, or on again. */
export function ConfirmationMailsPage(): ReactElement {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const { data, error, refetch } = useConfirmationMailsQuery({
    variables: { key },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="gate.mails.title" />
      </PageTitle>
      <Box mt="6">
        {data !== undefined && <Choice mailKey={key} stored={data.confirmationMails} />}
        {data === undefined && error === undefined && <LoadingLines />}
        {data === undefined && error !== undefined && <NotFound error={error} onRetry={() => void refetch()} />}
      </Box>
    </Page>
  );
}

/** Codes of keys that lead nowhere, or no longer. */
const OVER: ReadonlySet<string> = new Set<ErrorCode>(['link_expired', 'illegal_link']);

interface NotFoundProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function NotFound({ error, onRetry }: NotFoundProps): ReactElement {
  return OVER.has(failureCode(toFailure(error)) ?? '') ? (
    <Notice tone="danger" title={<FormattedMessage id="gate.mails.over" />}>
      <Text>
        <FormattedMessage id="gate.mails.over.text" />
      </Text>
    </Notice>
  ) : (
    <LoadFailure error={error} onRetry={onRetry} />
  );
}

interface ChoiceProps {
  /** The key from the mail. */
  readonly mailKey: string;
  readonly stored: Mails;
}

/** What holds, and a button for the other choice: a mail scanner that opens the link changes nothing. */
function Choice({ mailKey: key, stored }: ChoiceProps): ReactElement {
  const [changed, setChanged] = useState<Mails>();
  const [times, setTimes] = useState(0);
  const { refusal, show, clear } = useRefusal({ refusals: EVERY_REFUSAL });
  const [set, { loading }] = useSetConfirmationMailsMutation(operationOptions(EVERY_REFUSAL));
  const ref = useFocusOn<HTMLDivElement>(times);
  const { address, enabled } = changed ?? stored;
  const state = enabled ? 'on' : 'off';
  const handleClick = async (): Promise<void> => {
    if (loading) {
      return;
    }
    clear();
    const { data, error } = await set({ variables: { input: { key, enabled: !enabled } } });
    if (data) {
      setChanged(data.setConfirmationMails.confirmationMails);
      setTimes(times + 1);
    } else {
      show(error);
    }
  };
  return (
    <>
      {changed === undefined ? (
        <Text fontSize="lg">
          <FormattedMessage id={`gate.mails.${state}`} values={{ address }} />
        </Text>
      ) : (
        <Notice ref={ref} tone="success" title={<FormattedMessage id={`gate.mails.${state}.done`} />}>
          <Text>
            <FormattedMessage id={`gate.mails.${state}`} values={{ address }} />
          </Text>
        </Notice>
      )}
      <Text mt="4">
        <FormattedMessage id="gate.mails.text" />
      </Text>
      {refusal !== undefined && (
        <Box mt="6">
          <FormRefusal title={<FormattedMessage id="gate.mails.refused" />} refusal={refusal} />
        </Box>
      )}
      <Button mt="6" variant={enabled ? 'solid' : undefined} aria-disabled={loading} onClick={() => void handleClick()}>
        <FormattedMessage id={`gate.mails.${state}.change`} />
      </Button>
    </>
  );
}
