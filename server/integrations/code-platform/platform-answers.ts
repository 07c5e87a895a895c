import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { platformName } from './api-request.ts';
import type { PlatformOrganization, PlatformUser, PublicRepository, RepositoryName } from './code-platform.ts';

/** What GitHub and Gitee return about a token's user. */
export const platformUser = z
  .object({
    id: z.number().int().positive().transform(String),
    login: platformName,
    name: z.string().nullish(),
    email: z.string().nullish(),
  })
  .transform(toPlatformUser);

/** An id that is a number for some answers of a platform and a text for others. */
export const stableId = z.union([z.number().int().positive().transform(String), platformName]);

/** A user as a platform describes them. */
interface DescribedUser {
  readonly id: string;
  readonly login: string;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Names a user by their login where the platform shows no name, and leaves out what is no address. */
export function toPlatformUser({ id, login, name, email }: DescribedUser): PlatformUser {
  const shown = platformName.safeParse(name?.trim());
  return { id, login, name: shown.data ?? login, email: email && isEmail(email) ? email : null };
}

/** What GitHub and Gitee return about the organisation of a membership. */
export const platformOrganization = z
  .object({ id: z.number().int().positive(), login: platformName })
  .transform(({ id, login }): PlatformOrganization => ({ id: String(id), name: login }));

/** What the platforms return about a repository. Gitee has internal ones besides private ones. */
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
