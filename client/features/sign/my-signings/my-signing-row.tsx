import { Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { Icon } from '#client/components/icons.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { OriginText } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { EvidenceState, MySigningRowFragment, MySigningsQuery } from '#generated/graphql.ts';
import { useWithdrawSigningMutation } from '#generated/hooks.ts';
import { LanguageName } from '#rules/language.ts';
import { EraseDialog, ErasureState } from './erasure-of-signing.tsx';
import { type Proof, withToken } from './kept-proof.ts';

const TONES = {
  COUNTS: 'success',
  INACTIVE: 'warning',
  SUPERSEDED: 'muted',
  EXPIRED: 'warning',
  ENDED: 'muted',
} as const satisfies Record<EvidenceState, string>;

interface MySigningRowProps {
  readonly proof: Proof;
  readonly signing: MySigningRowFragment;
  /** Addresses and accounts that are tied to it. */
  readonly ties: MySigningsQuery['myIdentities'];
  readonly onChanged: () => void;
}

/** One signing of the reader's: where, what and whether it is valid, with its files. */
export function MySigningRow({ proof, signing, ties, onChanged }: MySigningRowProps): ReactElement {
  const { link, cla, kind, state, reference, corporationName, signedAt, endedAt } = signing;
  const tied = ties.map(({ email, account }) => email ?? account).join(', ');
  return (
    <ListRow actions={<Actions {...{ proof, signing, onChanged }} />}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          <Link href={link.projectUrl} rel="noopener noreferrer">
            {link.alias}
          </Link>
        </Heading>
        <StateBadge tone={TONES[state]}>
          <FormattedMessage id={`mySignings.state.${state}`} />
        </StateBadge>
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        <FormattedMessage
          id={`mySignings.kind.${kind}`}
          values={{ corporation: corporationName, version: cla.version, language: LanguageName[cla.language] }}
        />
      </Text>
      {endedAt !== null && (
        <Text mt="1">
          <FormattedMessage
            id="mySignings.ended"
            values={{ date: <Day value={endedAt} />, reason: signing.endReason ?? 'other' }}
          />
        </Text>
      )}
      {signing.origin !== null && (
        <Text mt="1" overflowWrap="anywhere">
          <OriginText origin={signing.origin} />
        </Text>
      )}
      <ErasureState signing={signing} />
      {tied !== '' && (
        <Text mt="1" overflowWrap="anywhere">
          <FormattedMessage id="mySignings.ties" values={{ ties: tied }} />
        </Text>
      )}
      <Flex mt="1" columnGap="4" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <SigningTime value={signedAt} origin={signing.origin} isDay />
        <Text as="span" fontFamily="mono">
          {reference}
        </Text>
      </Flex>
    </ListRow>
  );
}

function Actions(props: Omit<MySigningRowProps, 'ties'>): ReactElement {
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  const menu = useRef<HTMLButtonElement>(null);
  const { documentUrl, evidenceUrl, reference, withdrawable, erasure } = props.signing;
  const evidence = {
    key: 'evidence',
    text: <FormattedMessage id="mySignings.evidence" />,
    href: filePath(evidenceUrl),
    download: `${reference}-evidence.zip`,
  };
  const acts = [
    ...(withdrawable ? (['withdraw'] as const) : []),
    ...(erasure?.state === 'REQUESTED' ? [] : (['erase'] as const)),
  ].map((key) => ({
    key,
    text: <FormattedMessage id={`mySignings.${key}`} />,
    isDanger: true,
    onSelect: () => setAsked(key),
  }));
  const Dialog = asked === 'withdraw' ? WithdrawDialog : EraseDialog;
  return (
    <>
      {documentUrl !== null && (
        <Button asChild size="sm">
          <a href={filePath(documentUrl)} download={`${reference}.pdf`}>
            <Icon name="download" />
            <FormattedMessage id="mySignings.document" />
          </a>
        </Button>
      )}
      <RowMenu ref={menu} name={reference} actions={documentUrl === null ? acts : [evidence, ...acts]} />
      {asked !== undefined && <Dialog {...props} returnFocusTo={menu} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** The files come with the cookie of the page, whatever the address under which the service knows itself. */
function filePath(url: string): string {
  return new URL(url).pathname;
}

interface WithdrawDialogProps extends Omit<MySigningRowProps, 'ties'> {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

function WithdrawDialog({ proof, signing, onChanged, ...frame }: WithdrawDialogProps): ReactElement {
  const intl = useIntl();
  const [withdraw] = useWithdrawSigningMutation({ errorPolicy: 'all', context: withToken(proof) });
  const { reference, link } = signing;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="mySignings.withdraw.title" values={{ community: link.alias }} />}
      submit={<FormattedMessage id="mySignings.withdraw" />}
      act={() => withdraw({ variables: { input: { reference } } })}
      done={intl.formatMessage({ id: 'mySignings.withdraw.done' })}
      onDone={onChanged}
      onStale={onChanged}
      isDanger
      {...frame}
    >
      <Text>
        <FormattedMessage id="mySignings.withdraw.text" />
      </Text>
      <Text mt="3" fontSize="sm" color="fg.muted">
        <FormattedMessage id="mySignings.withdraw.kept" />
      </Text>
    </ConfirmDialog>
  );
}
