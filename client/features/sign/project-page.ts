function decodeBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Not base64.
    return undefined;
  }
}

function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed escape sequence: the text may be base64.
    return undefined;
  }
}

function toHttpsUrl(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url : undefined;
}

/** Reads the address of the referring organisation's page, URI- or base64-encoded; https only, so never a script. */
export function readProjectPage(encoded: string | undefined): URL | undefined {
  if (encoded === undefined) {
    return undefined;
  }
  return toHttpsUrl(decodeUri(encoded)) ?? toHttpsUrl(decodeBase64(encoded));
}
