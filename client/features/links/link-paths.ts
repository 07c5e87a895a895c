/** Where the pages of a link are. */
export function linkPaths(linkId: string): Readonly<Record<'detail' | 'corporations' | 'sign', string>> {
  const id = encodeURIComponent(linkId);
  return { detail: `/linked-repo/${id}`, corporations: `/corporation-list/${id}`, sign: `/sign/${id}` };
}

/** Where a CLA of a link is added, and where a language gets a new version (specification §2). */
export function claPaths(
  linkId: string,
): Readonly<Record<'INDIVIDUAL' | 'CORPORATION', { add: string; update: (language: string) => string }>> {
  const query = `?link_id=${encodeURIComponent(linkId)}`;
  return {
    INDIVIDUAL: {
      add: `/add-individual-url${query}`,
      update: (language) => `/update-individual-url/${language.toLowerCase()}${query}`,
    },
    CORPORATION: {
      add: `/add-corp-url${query}`,
      update: (language) => `/update-corp-url/${language.toLowerCase()}${query}`,
    },
  };
}
