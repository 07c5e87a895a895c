import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { showOrganization, showProfile, showRepository } from './gitcode-objects.ts';
import {
  presentGroup,
  presentMini,
  presentProfile as presentGiteeProfile,
  presentRepository as presentGiteeRepository,
} from './gitee-objects.ts';
import {
  presentAccount,
  presentFullRepository,
  presentOrganization,
  presentProfile,
  type GithubAddresses,
} from './github-objects.ts';
import type { PlatformMembership, PlatformPerson, PlatformRepository, PlatformState } from './platform-state.ts';

/** Where the stand-in is, and which platform it stands for. */
export interface Stage extends GithubAddresses {
  readonly platform: PlatformState['platform'];
}

/** How a platform shows the user of a token. GitCode writes ids as texts. */
export function showUser(stage: Stage, { id, login, name, email }: PlatformPerson) {
  // GitHub alone says that somebody may have no name.
  const shown = { name: stage.platform === 'github' ? name : (name ?? ''), email };
  if (stage.platform === 'gitcode') {
    return { ...showProfile({ apiId: String(id), login }), ...shown };
  }
  const account = { id, login, type: 'User' } as const;
  const profile = stage.platform === 'github' ? presentProfile(stage, account) : presentGiteeProfile(stage, account);
  return { ...profile, ...shown };
}

/** How a platform shows what somebody is in an organisation. */
export function showMembership(stage: Stage, person: PlatformPerson, membership: PlatformMembership) {
  const { login, role, id = crc32(login), active = true } = membership;
  if (stage.platform === 'gitcode') {
    return showOrganization({ apiId: String(id), login });
  }
  const url = `${stage.apiUrl}/user/memberships/orgs/${login}`;
  const places = { url, organization_url: `${stage.apiUrl}/orgs/${login}`, role };
  if (stage.platform === 'gitee') {
    const organization = presentGroup(stage, { id, login, type: 'Organization' });
    return { ...places, remark: '', active, organization, user: presentMini(stage, { ...person, type: 'User' }) };
  }
  const organization = presentOrganization(stage, { id, login });
  const user = presentAccount(stage, { ...person, type: 'User' });
  return { ...places, state: active ? 'active' : 'pending', organization, user };
}

/** How a platform shows a public repository. */
export function showPublicRepository(stage: Stage, { organization: login, name }: PlatformRepository) {
  const facts = { id: 1, name, private: false, archived: false, defaultBranch: 'main' };
  if (stage.platform === 'gitcode') {
    return showRepository({ ...facts, owner: { apiId: '1', login } });
  }
  return stage.platform === 'github'
    ? presentFullRepository(stage, { ...facts, owner: { id: crc32(login), login, type: 'Organization' } })
    : presentGiteeRepository(stage, { ...facts, owner: { id: crc32(login), login, type: 'Organization' } });
}

/** How a platform shows a file, in base64 with line breaks. */
export function showFile(stage: Stage, path: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content);
  const url = `${stage.apiUrl}/contents/${path}`;
  const git = stage.platform === 'github' ? { git_url: url } : {};
  return {
    type: 'file',
    encoding: 'base64',
    size: bytes.length,
    name: path.split('/').at(-1),
    path,
    content: bytes.toString('base64').replaceAll(/.{60}/g, '$&\n'),
    sha: createHash('sha1').update(bytes).digest('hex'),
    url,
    html_url: url,
    download_url: url,
    ...git,
    _links: {
      self: url,
      html: url,
      ...(stage.platform === 'github' ? { git: url } : {}),
    },
  };
}
