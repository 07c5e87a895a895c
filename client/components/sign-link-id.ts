const LINK_ID = /^[\w.+=-]+$/;
const LINK_PATH = /\/(?:sign|sign-cla|corporation-manager-login|corp)\/([^/?#]+)/;

/** The link id in what somebody pasted: an address of signing or of a corporation's managers at any host, or the id itself; undefined when there is none. */
export function readLinkId(pasted: string): string | undefined {
  const trimmed = pasted.trim();
  const inPath = LINK_PATH.exec(trimmed)?.[1];
  const candidate = inPath === undefined ? trimmed : safelyDecoded(inPath);
  return LINK_ID.test(candidate) ? candidate : undefined;
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape is no id, whichever way it is written.
    return '';
  }
}
