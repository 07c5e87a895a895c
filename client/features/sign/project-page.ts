function decodeBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Not base64: the address may have been written in another way.
    return undefined;
  }
}

function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: the address may have been written in another way.
    return undefined;
  }
}

function toHttpsUrl(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url : undefined;
}

/** The page of the organisation that sent the reader here, from its URI- or base64-encoded form; https only, so never a script. */
export function readProjectPage(encoded: string | undefined): URL | undefined {
  if (encoded === undefined) {
    return undefined;
  }
  return toHttpsUrl(decodeUri(encoded)) ?? toHttpsUrl(decodeBase64(encoded));
}
