const LINK_ID = /^[\w.+=-]+$/;
const LINK_PATH = /\/(?:sign|sign-cla|corporation-manager-login|corp)\/([^/?#]+)/;

/** What every link id ends in; a name of a project hardly does. */
const ID_END = /-\d{19}$/;

/** Reads the link id from a pasted sign link or corporation manager address, at any host; a bare id is fine too. */
export function readLinkId(pasted: string): string | undefined {
  const trimmed = pasted.trim();
  const inPath = LINK_PATH.exec(trimmed)?.[1];
  const candidate = inPath === undefined ? trimmed : safelyDecoded(inPath);
  return LINK_ID.test(candidate) ? candidate : undefined;
}

/** Whether a text is a pasted link or a whole link id, rather than a name to search for. */
export function isLink(pasted: string): boolean {
  return LINK_PATH.test(pasted) || ID_END.test(pasted.trim());
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed escape sequence is no id.
    return '';
  }
}
