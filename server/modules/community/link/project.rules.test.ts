import { describe, expect, test } from 'vitest';
import { checkAlias, checkGracePeriod, checkProjectUrl, checkRepositoryName } from './project.rules.ts';

const refused = (field: string) => expect.objectContaining({ code: 'bad_request_parameter', details: { field } });

describe('an alias', () => {
  test.each([
    ['a word', 'Example', 'Example'],
    ['Chinese', '示例社区', '示例社区'],
    ['with space around it', '  Example Community ', 'Example Community'],
    ['one character', 'x', 'x'],
    ['the longest, of supplementary characters', '𬀩'.repeat(100), '𬀩'.repeat(100)],
    ['punctuation', `"<x>" & 'y'`, `"<x>" & 'y'`],
  ])('is %s', (_name, given, alias) => {
    expect(checkAlias(given)).toBe(alias);
  });

  test.each([
    ['nothing', ''],
    ['blank', ' \u3000'],
    ['one too long', 'x'.repeat(101)],
    ['two lines', 'one\ntwo'],
    ['a null character', 'a\u0000b'],
  ])('is not %s', (_name, given) => {
    expect(() => checkAlias(given)).toThrow(refused('alias'));
  });
});

test.each([0, 1, 30, 3650])('%i days of grace are allowed', (days) => {
  expect(checkGracePeriod(days)).toBe(days);
});

test.each([-1, 3651, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d days of grace are not', (days) => {
  expect(() => checkGracePeriod(days)).toThrow(refused('gracePeriodDays'));
});

describe('an address of a project', () => {
  test.each([
    ['http', 'http://example.org/project', 'http://example.org/project'],
    ['https', 'https://example.org', 'https://example.org'],
    ['with trailing slashes', 'https://Example.org/project//', 'https://example.org/project'],
    ['with a fragment', 'https://example.org/project#readme', 'https://example.org/project'],
    ['with an empty query', 'https://example.org/project/?', 'https://example.org/project'],
    ['with a query', 'https://example.org/?project=/a/', 'https://example.org/?project=/a/'],
    ['with space around it', ' https://example.org/ ', 'https://example.org'],
    ['with Chinese characters', 'https://example.org/示例', 'https://example.org/%E7%A4%BA%E4%BE%8B'],
  ])('is %s', (_name, given, url) => {
    expect(checkProjectUrl(given, undefined)).toBe(url);
  });

  test.each([
    ['nothing', ''],
    ['no address', 'example.org/project'],
    ['ftp', 'ftp://example.org/project'],
    ['a script', 'javascript:alert(1)'],
    ['one with a user', 'https://user@example.org/project'],
    ['one too long', `https://example.org/${'x'.repeat(2000)}`],
    ['of two lines', 'https://example.org/\nproject'],
  ])('is not %s', (_name, given) => {
    expect(() => checkProjectUrl(given, undefined)).toThrow(refused('projectUrl'));
  });
});

describe('an address on a code platform', () => {
  const organization = { platformUrl: 'https://github.com', organization: 'Example', repository: null };
  const repository = { ...organization, repository: 'cla' };
  const below = { ...repository, platformUrl: 'https://git.example.org/hub' };

  test.each([
    ['the organisation', 'https://github.com/example', organization],
    ['a repository of it', 'https://github.com/Example/cla', organization],
    ['the repository', 'https://github.com/example/CLA/', repository],
    ['its clone address', 'https://github.com/example/cla.git', repository],
    ['a page of it', 'https://github.com/example/cla/tree/main', repository],
    ['on a platform under a path', 'https://git.example.org/hub/example/cla', below],
  ])('may be %s', (_name, url, place) => {
    expect(checkProjectUrl(url, place)).toBe(url.replace(/\/$/, ''));
  });

  test.each([
    ['another organisation', 'https://github.com/other/cla', organization],
    ['an organisation with the same prefix', 'https://github.com/example-two/cla', organization],
    ['the platform', 'https://github.com/', organization],
    ['another host', 'https://github.com.example.org/example', organization],
    ['http', 'http://github.com/example', organization],
    ['another port', 'https://github.com:8443/example', organization],
    ['a path upwards', 'https://github.com/example/../other', organization],
    ['another repository', 'https://github.com/example/other', repository],
    ['the organisation of a repository', 'https://github.com/example', repository],
    ['outside the path of the platform', 'https://git.example.org/example/cla', below],
  ])('is not %s', (_name, url, place) => {
    expect(() => checkProjectUrl(url, place)).toThrow(refused('projectUrl'));
  });
});

test.each([
  ['cla', 'cla'],
  [' cla.github.io ', 'cla.github.io'],
  ['', null],
  [null, null],
  [undefined, null],
])('the repository %j is %j', (given, repository) => {
  expect(checkRepositoryName(given)).toBe(repository);
});

test.each(['.', '..', 'a/b', 'a b', 'a%2fb', '仓库', 'x'.repeat(101)])('%j is no repository', (given) => {
  expect(() => checkRepositoryName(given)).toThrow(refused('repository'));
});
