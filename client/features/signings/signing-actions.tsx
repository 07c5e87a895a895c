import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { SigningRowFragment } from '#generated/graphql.ts';
import { EndSigningDialog } from './end-signing-dialog.tsx';

interface SigningActionsProps {
  readonly linkId: string;
  /** Whether its reader may change something of the link. */
  readonly canEnd: boolean;
  readonly signing: SigningRowFragment;
}

/** What can be done with a signing: an individual one can be ended. */
export function SigningActions({ linkId, canEnd, signing }: SigningActionsProps): ReactElement | null {
  const [isEnding, setEnding] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  if (!canEnd || signing.kind !== 'INDIVIDUAL' || signing.endedAt !== null) {
    return null;
  }
  const text = <FormattedMessage id={signing.endsAt === null ? 'signings.end' : 'signings.end.change'} />;
  return (
    <>
      <RowMenu
        ref={menu}
        name={signing.name ?? signing.reference}
        actions={[{ key: 'end', text, isDanger: true, onSelect: () => setEnding(true) }]}
      />
      {isEnding && (
        <EndSigningDialog linkId={linkId} signing={signing} returnFocusTo={menu} onClose={() => setEnding(false)} />
      )}
    </>
  );
}
