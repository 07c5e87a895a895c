import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { platformName } from './api-request.ts';
import type { PlatformOrganization, PlatformUser, PublicRepository, RepositoryName } from './code-platform.ts';

/** What both platforms return about a token's user. */
export const platformUser = z
  .object({
    id: z.number().int().positive(),
    login: platformName,
    name: z.string().nullish(),
    email: z.string().nullish(),
  })
  .transform(({ id, login, name, email }): PlatformUser => {
    const shown = platformName.safeParse(name?.trim());
    return { id: String(id), login, name: shown.data ?? login, email: email && isEmail(email) ? email : null };
  });

/** What both platforms return about the organisation of a membership. */
export const platformOrganization = z
  .object({ id: z.number().int().positive(), login: platformName })
  .transform(({ id, login }): PlatformOrganization => ({ id: String(id), name: login }));

/** What both platforms return about a repository. Gitee has internal ones besides private ones. */
export const repositoryAnswer = z.object({
  full_name: z.string(),
  private: z.boolean(),
  internal: z.boolean().optional(),
});

/** Path of a repository in the API. */
export function repositoryPath({ organization, repository }: RepositoryName): string {
  return `/repos/${encodeURIComponent(organization)}/${encodeURIComponent(repository)}`;
}

export interface RepositoryPlace {
  /** Address of the platform's pages. */
  readonly url: string;
  readonly organization: string;
}

/** Returns the repository if it is public and still in the organisation. */
export function toPublicRepository(
  found: z.output<typeof repositoryAnswer> | undefined,
  { url, organization }: RepositoryPlace,
): PublicRepository | undefined {
  if (found === undefined || found.private || found.internal === true) {
    return undefined;
  }
  const [owner = '', name = ''] = found.full_name.split('/');
  const moved = owner.toLowerCase() !== organization.toLowerCase() || name === '';
  return moved ? undefined : { name, url: `${url}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}` };
}
