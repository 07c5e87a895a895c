/** Pages that show one organisation at a time. */
const BY_ORGANIZATION: ReadonlySet<string> = new Set(['/linked-repo', '/bind-cla', '/config-org']);

/** Returns where to go with an organisation: the page requested before log-in, else the linked projects. */
export function organizationHome(organization: string, returnPath = '/linked-repo'): string {
  const { pathname, searchParams } = new URL(returnPath, window.location.origin);
  if (BY_ORGANIZATION.has(pathname)) {
    searchParams.set('organization', organization);
  }
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}
