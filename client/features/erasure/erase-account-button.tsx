import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EraseAccountDialog } from './erase-account-dialog.tsx';

/** Opens the dialog that erases an imported account. */
export function EraseAccountButton({ linkId }: { readonly linkId: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} size="sm" variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage id="erasure.account" />
      </Button>
      {isOpen && <EraseAccountDialog linkId={linkId} returnFocusTo={opener} onClose={() => setOpen(false)} />}
    </>
  );
}
