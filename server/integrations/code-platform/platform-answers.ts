import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { platformName } from './api-request.ts';
import type { PlatformUser, PublicRepository, RepositoryName } from './code-platform.ts';

/** What both platforms answer alike about the user of a token. */
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

/** What both platforms answer alike about a repository; Gitee knows internal ones besides private ones. */
export const repositoryAnswer = z.object({
  full_name: z.string(),
  private: z.boolean(),
  internal: z.boolean().optional(),
});

/** The path of a repository in the API. */
export function repositoryPath({ organization, repository }: RepositoryName): string {
  return `/repos/${encodeURIComponent(organization)}/${encodeURIComponent(repository)}`;
}

/** Where a repository was looked for. */
export interface RepositoryPlace {
  /** The platform, as people see it. */
  readonly url: string;
  readonly organization: string;
}

/** What was found there, when it is public and still in the organisation. */
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
