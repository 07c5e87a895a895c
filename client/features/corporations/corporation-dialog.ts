import type { RefObject } from 'react';
import type { CorporationRowFragment } from '#generated/graphql.ts';

/** What every dialog about a corporation is given. */
export interface CorporationDialogProps {
  readonly signing: CorporationRowFragment;
  /** Has the focus afterwards when what opened the dialog is gone by then. */
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  /** The corporation is another than the list shows, or may be. */
  readonly onChanged: () => void;
}
