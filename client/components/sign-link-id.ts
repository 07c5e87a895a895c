const LINK_ID = /^[\w.+=-]+$/;
const LINK_PATH = /\/(?:sign|sign-cla|corporation-manager-login|corp)\/([^/?#]+)/;

/** Reads the link id from a pasted sign link or corporation manager address, at any host; a bare id is fine too. */
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
    // A malformed escape sequence is no id.
    return '';
  }
}
