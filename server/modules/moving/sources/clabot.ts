import { basename } from 'node:path';
import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { type Source, type SourceEntry, SourceError } from '../format/source.ts';
import { LISTED, toGithubIdentity } from './github-identity.ts';
import { numberKeys } from './number-keys.ts';
import { readJson } from './read-json.ts';

const clabot = z.looseObject({ contributors: z.unknown() });

/** `.clabot`: a list of logins, addresses and domains that a check lets in. Nobody on it has signed there. */
export const CLABOT: Source = {
  name: 'clabot',
  async open({ input, link }) {
    if (link === undefined) {
      throw new SourceError('The file names no link: give --link');
    }
    const contents = await readJson(input);
    const contributors = Array.isArray(contents) ? contents : clabot.safeParse(contents).data?.contributors;
    if (!Array.isArray(contributors)) {
      throw new SourceError(
        `${input} has no list of contributors: if it names an address instead, give the file that is there`,
      );
    }
    return {
      instance: 'github.com',
      generation: null,
      takenAt: null,
      entries: async function* () {
        const unique = numberKeys();
        for (const [index, contributor] of contributors.entries()) {
          yield toEntry(contributor, { link, unique, locator: `${basename(input)}#${index + 1}` });
        }
      },
    };
  },
};

interface Reading {
  readonly link: string;
  readonly unique: (key: string) => string;
  readonly locator: string;
}

function toEntry(raw: unknown, { link, unique, locator }: Reading): SourceEntry {
  if (typeof raw !== 'string' || raw.length > 254) {
    return { kind: 'refusal', reason: 'unreadable_record', raw, locator };
  }
  const contributor = raw.trim();
  if (contributor.startsWith('@')) {
    return { kind: 'refusal', reason: 'domain_is_not_an_agreement', raw, locator };
  }
  const isAddress = isEmail(contributor);
  const outcome = toGithubIdentity({
    // The check ignores the case of letters.
    key: unique(`clabot:${link}/${contributor.toLowerCase()}`),
    link,
    accountId: '',
    login: isAddress ? '' : contributor,
    email: isAddress ? contributor : '',
    name: '',
    version: '',
    signedAt: { precision: 'unknown', value: null },
    endedAt: null,
    level: LISTED,
  });
  return typeof outcome === 'string'
    ? { kind: 'refusal', reason: outcome, raw, locator }
    : { kind: 'record', record: outcome, raw, locator };
}
