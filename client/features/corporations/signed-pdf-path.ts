/** Where the signed document of a corporation is sent to and fetched from. */
export function signedPdfPath(linkId: string, signingId: string): string {
  return `/api/v1/corporation-pdf/${encodeURIComponent(linkId)}/${encodeURIComponent(signingId)}`;
}
