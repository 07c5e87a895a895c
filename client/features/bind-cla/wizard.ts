import type { Viewer } from '#client/session/use-viewer.ts';
import type { DraftState } from './use-draft.ts';

/** What every step gets: the draft, and who writes it. */
export interface Wizard extends DraftState {
  readonly manager: Viewer;
  /** A local account: it has no organisations and no repositories. */
  readonly isLocal: boolean;
}
