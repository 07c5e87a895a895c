/** An organisation as its platform lists it. */
interface ListedOrganization {
  readonly id: string;
  readonly name: string;
}

/** What a link knows about its organisation. */
export interface KnownOrganization {
  readonly organization?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly frozenAt?: Date | null | undefined;
}

/** What a link has to change: learn the id, follow a renamed organisation, or stop because its name is another one's. */
export type OrganizationStep =
  | { readonly kind: 'learn'; readonly organizationId: string }
  | { readonly kind: 'follow'; readonly organization: string }
  | { readonly kind: 'freeze' };

/**
 * Compares a link's organisation with those that somebody administers on its platform. A link that knows no id learns
 * that of its name. One that does follows its organisation to a new name, which also ends a freeze; it is frozen when
 * only another organisation of its name is found.
 */
export function compareOrganization(
  { organization, organizationId, frozenAt }: KnownOrganization,
  listed: readonly ListedOrganization[],
): OrganizationStep | undefined {
  const named = listed.find(({ name }) => name === organization);
  if (!organizationId) {
    return named && { kind: 'learn', organizationId: named.id };
  }
  const own = listed.find(({ id }) => id === organizationId);
  if (own !== undefined) {
    const isSame = own.name === organization && !frozenAt;
    return isSame ? undefined : { kind: 'follow', organization: own.name };
  }
  return named === undefined || frozenAt ? undefined : { kind: 'freeze' };
}

/**
 * Returns the address of a project after its organisation was renamed; unchanged when it is not under the organisation.
 * No platform distinguishes organisations by letter case.
 */
export function renamedProjectUrl(projectUrl: string, from: string, to: string): string {
  const url = new URL(projectUrl);
  const segments = url.pathname.split('/');
  const place = segments.findIndex((segment) => segment.toLowerCase() === from.toLowerCase());
  if (place === -1) {
    return projectUrl;
  }
  url.pathname = segments.with(place, encodeURIComponent(to)).join('/');
  return url.href.replace(/\/$/, '');
}
