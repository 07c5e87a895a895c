import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#rules/language.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { PolicyDocumentSet } from './policy-document.entity.ts';

const FOLDER = join(projectRoot, 'server/modules/ground/policy-document/built-in');

const FILE_NAME: Readonly<Record<PolicyDocumentSet, string>> = {
  privacy: 'privacy',
  cookies: 'cookies',
  informationList: 'information-list',
};

/** The files read so far: they never change, and every signing and log-in needs the version of one. */
const read = new Map<string, Promise<string>>();

/** Returns the built-in Markdown text, shown while the operator has configured none for the set. */
export async function readBuiltInText(set: PolicyDocumentSet, language: Language): Promise<string> {
  const name = `${FILE_NAME[set]}.${language}.md`;
  const text = read.get(name) ?? readFile(join(FOLDER, name), 'utf8');
  read.set(name, text);
  return text;
}
