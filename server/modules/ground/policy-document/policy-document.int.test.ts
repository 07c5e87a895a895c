import 'reflect-metadata';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { graphql } from 'graphql';
import { buildSchema } from 'type-graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { Orm } from '#server/db/open-database.ts';
import {
  answerBody,
  answerFile,
  answerStatus,
  type Platform,
  startPlatform,
} from '#server/integrations/code-platform/testing/platform.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { readBuiltInText } from './built-in-text.ts';
import type { PolicyDependencies } from './configured-text.ts';
import type { PolicyDocumentSet } from './policy-document.entity.ts';
import { policyVersion, readPolicyDocument } from './policy-document.queries.ts';
import { PolicyDocumentResolver } from './policy-document.resolver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ENGLISH = '# Privacy policy\n\nLast updated: 7\n\nEnglish text';
const CHINESE = '# 隐私政策\n\n更新日期：7\n\n中文';

let orm: Orm;
let platform: Platform;
let logged: string[];
let now: Date;
let documents = 0;

beforeAll(async () => {
  ({ orm } = await createTestDatabase());
  platform = await startPlatform();
});
afterAll(() => platform.stop());
beforeEach(() => {
  logged = [];
  now = new Date('2026-11-21T08:00:00Z');
  platform.requested.length = 0;
});

function createLog(): FastifyBaseLogger {
  return Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } }).log;
}

/** Configures distinct documents, so that tests sharing the database do not share cached texts. */
function configure(variable: string, languages: readonly ('en' | 'zh')[]): PolicyDependencies {
  documents += 1;
  const sources = languages.map((language) => ({
    platform: language === 'en' ? 'github' : 'gitee',
    owner: 'example-community',
    repo: 'legal',
    path: `${documents}/policy.${language}.md`,
    language,
  }));
  const api = { GITHUB_API_URL: platform.apiUrl, GITEE_API_URL: platform.apiUrl };
  const config = readConfig({ ...api, [variable]: JSON.stringify(sources) });
  return { orm, config, log: createLog(), now: () => now, policyAttempts: new Map() };
}

function pass(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

/** Serves each language its own text. */
function serveBoth(english: string, chinese: string): void {
  platform.answer = (request, response) =>
    answerFile(request.url?.endsWith('.en.md') ? english : chinese)(request, response);
}

/** The date that the English text states. */
async function builtInVersion(set: PolicyDocumentSet): Promise<string | undefined> {
  return /^Last updated: (\d{4}-\d{2}-\d{2})$/m.exec(await readBuiltInText(set, 'en'))?.[1];
}

describe('without configured documents', () => {
  test.each(['privacy', 'cookies', 'informationList'] as const)('shows the built-in text of %s', async (set) => {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', []);

    const text = await readBuiltInText(set, 'zh');
    const version = await builtInVersion(set);
    expect(await readPolicyDocument(deps, set, 'zh')).toEqual({ set, language: 'zh', text, version });
    expect(await policyVersion(deps, set)).toBe(version);
    expect(platform.requested).toEqual([]);
  });
});

describe('with configured documents', () => {
  test('shows each language, with the version of the English text', async () => {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', ['en', 'zh']);
    serveBoth(ENGLISH, CHINESE);

    const facts = { set: 'privacy', version: '7' };
    expect(await readPolicyDocument(deps, 'privacy', 'en')).toEqual({ ...facts, language: 'en', text: ENGLISH });
    expect(await readPolicyDocument(deps, 'privacy', 'zh')).toEqual({ ...facts, language: 'zh', text: CHINESE });
    expect(await policyVersion(deps, 'privacy')).toBe('7');
    expect(platform.requested).toHaveLength(2);
  });

  test.each([
    ['en', ENGLISH, '7'],
    ['zh', CHINESE, expect.stringMatching(/^[0-9a-f]{64}$/)],
    ['zh', 'Last updated: 8\n中文', '8'],
  ] as const)('shows the only language, %s, for both', async (language, text, version) => {
    const deps = configure('COOKIE_DOCUMENTS', [language]);
    platform.answer = answerFile(text);

    const shown = { set: 'cookies', language, text, version };
    expect(await readPolicyDocument(deps, 'cookies', 'en')).toEqual(shown);
    expect(await readPolicyDocument(deps, 'cookies', 'zh')).toEqual(shown);
    expect(platform.requested).toHaveLength(1);
  });

  test('replaces only the configured set', async () => {
    const deps = configure('INFORMATION_LIST_DOCUMENTS', ['en']);
    platform.answer = answerFile('Last updated: 9');

    expect(await policyVersion(deps, 'informationList')).toBe('9');
    expect(await policyVersion(deps, 'privacy')).toBe(await builtInVersion('privacy'));
  });

  test('never shows a text stored for another document', async () => {
    platform.answer = answerFile('Last updated: old');
    await policyVersion(configure('PRIVACY_POLICY_DOCUMENTS', ['en']), 'privacy');
    const moved = configure('PRIVACY_POLICY_DOCUMENTS', ['en']);
    platform.answer = answerFile('Last updated: new');

    expect(await policyVersion(moved, 'privacy')).toBe('new');
  });

  test('asks the platform once however many read at the same time', async () => {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', ['en']);
    platform.answer = answerFile(ENGLISH);

    const versions = await Promise.all(Array.from({ length: 20 }, () => policyVersion(deps, 'privacy')));

    expect(new Set(versions)).toEqual(new Set(['7']));
    expect(platform.requested).toHaveLength(1);
  });
});

describe('a cached text', () => {
  async function readOnce(): Promise<PolicyDependencies> {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', ['en']);
    platform.answer = answerFile('Last updated: first');
    expect(await policyVersion(deps, 'privacy')).toBe('first');
    platform.requested.length = 0;
    return deps;
  }

  test('is not requested again within 10 minutes', async () => {
    const deps = await readOnce();

    const requests = vi.spyOn(globalThis, 'fetch');

    pass(10 * MINUTE - 1);

    expect(await policyVersion(deps, 'privacy')).toBe('first');
    expect(requests).not.toHaveBeenCalled();
    requests.mockRestore();
  });

  test('is returned while a slow platform is asked again, once, and then replaced', async () => {
    const deps = await readOnce();
    let finish = (): void => undefined;
    platform.answer = (request, response) => {
      finish = () => answerFile('Last updated: second')(request, response);
    };

    pass(10 * MINUTE);
    const versions = await Promise.all(Array.from({ length: 20 }, () => policyVersion(deps, 'privacy')));

    expect(new Set(versions)).toEqual(new Set(['first']));
    await expect.poll(() => platform.requested).toHaveLength(1);
    finish();
    await expect.poll(() => policyVersion(deps, 'privacy')).toBe('second');
    expect(platform.requested).toHaveLength(1);
  });

  test('is returned while the platform is down, which is asked at most every 30 seconds', async () => {
    const deps = await readOnce();
    platform.answer = answerStatus(503);

    pass(24 * 60 * MINUTE);
    expect(await policyVersion(deps, 'privacy')).toBe('first');
    await expect.poll(() => logged).toHaveLength(1);
    pass(30 * SECOND - 1);
    expect(await policyVersion(deps, 'privacy')).toBe('first');
    expect(platform.requested).toHaveLength(1);
    pass(1);
    expect(await policyVersion(deps, 'privacy')).toBe('first');
    await expect.poll(() => logged).toHaveLength(2);

    platform.answer = answerFile('Last updated: back');
    pass(30 * SECOND);
    await expect.poll(() => policyVersion(deps, 'privacy')).toBe('back');
  });
});

describe('an unavailable text', () => {
  test.each([
    ['PRIVACY_POLICY_DOCUMENTS', 'privacy', 'privacy_config_error'],
    ['COOKIE_DOCUMENTS', 'cookies', 'cookies_config_error'],
    ['INFORMATION_LIST_DOCUMENTS', 'informationList', 'cookies_config_error'],
  ] as const)('of %s is refused with a specific code', async (variable, set, code) => {
    const deps = configure(variable, ['en', 'zh']);
    platform.answer = answerStatus(500);

    await expect(readPolicyDocument(deps, set, 'zh')).rejects.toMatchObject({ name: 'AppError', code });
    await expect(policyVersion(deps, set)).rejects.toMatchObject({ name: 'AppError', code });
    expect(platform.requested).toHaveLength(1);
  });

  test.each([
    ['is not JSON', answerBody('secret <html>')],
    ['is a folder', answerBody('[{"name":"secret"}]')],
    ['is not UTF-8', answerFile(Buffer.from('secret \xff', 'latin1'))],
  ])('because the answer %s is refused and logged without its contents', async (_case, answer) => {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', ['zh']);
    platform.answer = answer;

    await expect(policyVersion(deps, 'privacy')).rejects.toMatchObject({ code: 'privacy_config_error' });

    expect(logged).toHaveLength(1);
    const entry: unknown = JSON.parse(logged[0] ?? '');
    expect(entry).toMatchObject({ level: 40, set: 'privacy', language: 'zh', platform: 'gitee' });
    expect(logged[0]).not.toContain('secret');
  });

  test('is read as soon as the platform is back, half a minute later', async () => {
    const deps = configure('PRIVACY_POLICY_DOCUMENTS', ['en']);
    platform.answer = answerStatus(500);
    await expect(policyVersion(deps, 'privacy')).rejects.toMatchObject({ code: 'privacy_config_error' });
    platform.answer = answerFile(ENGLISH);

    pass(30 * SECOND);

    expect(await policyVersion(deps, 'privacy')).toBe('7');
  });
});

test('the query returns a policy text', async () => {
  const deps = configure('PRIVACY_POLICY_DOCUMENTS', []);
  const schema = await buildSchema({ resolvers: [PolicyDocumentResolver], validate: false });
  const source = '{ policyDocument(set: INFORMATION_LIST, language: EN) { set language version text } }';

  const result = await graphql({ schema, source, contextValue: { deps } });

  const text = await readBuiltInText('informationList', 'en');
  expect(result).toEqual({
    data: {
      policyDocument: {
        set: 'INFORMATION_LIST',
        language: 'EN',
        version: await builtInVersion('informationList'),
        text,
      },
    },
  });
});
