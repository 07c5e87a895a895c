import { useEffect, useState } from 'react';
import type { SigningWay } from '#client/components/signing-guide.tsx';

/** Where a code is entered. */
interface CodePlace {
  readonly linkId: string;
  readonly way: SigningWay;
}

/** What the tabs of one browser tell each other about a code. */
type CodeMessage = CodePlace & ({ readonly kind: 'arrived'; readonly code: string } | { readonly kind: 'taken' });

/** A code that a mail's link brought here. */
export interface ArrivedCode {
  readonly code: string;
  /** Whether another tab of this browser, in which somebody waits for it, has filled it in. */
  readonly isTaken: boolean;
}

/** Joins the tabs of this browser, which leave again by what is returned; a browser without channels has none. */
function joinTabs(
  place: CodePlace,
  onMessage: (message: CodeMessage, reply: (message: CodeMessage) => void) => void,
): { readonly tell: (message: CodeMessage) => void; readonly leave: () => void } {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, leave: () => undefined };
  }
  const channel = new BroadcastChannel('signing-code');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tell = (message: CodeMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<CodeMessage>) => {
    if (data.linkId === place.linkId && data.way === place.way) {
      onMessage(data, tell);
    }
  });
  return { tell, leave: () => channel.close() };
}

/**
 * Returns the code in the fragment of the address, where the mail's link puts it, and offers it to the tab that waits
 * for it; undefined without one. The address no longer shows it afterwards.
 */
export function useArrivedCode({ linkId, way }: CodePlace): ArrivedCode | undefined {
  const [code] = useState(() => /^#code=(\d{6})$/.exec(window.location.hash)?.[1]);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (code === undefined) {
      return undefined;
    }
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    const tabs = joinTabs({ linkId, way }, ({ kind }) => setTaken((before) => before || kind === 'taken'));
    tabs.tell({ linkId, way, kind: 'arrived', code });
    return tabs.leave;
  }, [linkId, way, code]);
  return code === undefined ? undefined : { code, isTaken };
}

/** Takes a code that arrives in another tab of this browser, while this one waits for it. */
export function useCodeOfOtherTab(
  { linkId, way }: CodePlace,
  { isWaiting, onCode }: { readonly isWaiting: boolean; readonly onCode: (code: string) => void },
): void {
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const tabs = joinTabs({ linkId, way }, (message, reply) => {
      if (message.kind === 'arrived') {
        onCode(message.code);
        reply({ linkId, way, kind: 'taken' });
      }
    });
    return tabs.leave;
  }, [linkId, way, isWaiting, onCode]);
}
