import { z } from 'zod';
import { boundCommit } from '#server/integrations/gate-platform/bound-texts.ts';
import type { CommitFacts, CommitPerson, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';

const user = z.object({ databaseId: z.number().nullable(), login: z.string() }).nullable();
const person = z.object({ name: z.string().nullable(), email: z.string().nullable(), user });

/** A commit as GraphQL shows it. */
export const githubCommit = z.object({
  oid: z.string(),
  message: z.string(),
  parents: z.object({ totalCount: z.number() }),
  author: person.nullable(),
  committer: person.nullable(),
  authors: z.object({ nodes: z.array(person.nullable()).nullable() }),
  signature: z.object({ isValid: z.boolean(), wasSignedByGitHub: z.boolean(), signer: user }).nullable(),
});

const NOBODY: CommitPerson = { name: null, email: null, account: null };

/**
 * What a commit says. Beyond twenty authors GitHub's own reading of the trailers ends; the message has them all. Who
 * signed is reported for people alone: GitHub's own signature proves nothing about the author.
 */
export function readCommit(commit: z.infer<typeof githubCommit>): CommitFacts {
  const { oid, message, parents, author, committer, authors, signature } = commit;
  const madeByPlatform = signature !== null && signature.isValid && signature.wasSignedByGitHub;
  return boundCommit({
    sha: oid,
    message,
    author: readPerson(author),
    committer: readPerson(committer),
    coAuthors: (authors.nodes ?? []).slice(1).map(readPerson),
    parents: parents.totalCount,
    madeByPlatform,
    signer: signature?.isValid === true && !madeByPlatform ? readUser(signature.signer) : null,
  });
}

function readPerson(known: z.infer<typeof person> | null): CommitPerson {
  return known === null ? NOBODY : { name: known.name, email: known.email, account: readUser(known.user) };
}

function readUser(known: z.infer<typeof user>): PlatformPerson | null {
  if (known === null || known.databaseId === null) {
    return null;
  }
  return { id: String(known.databaseId), login: known.login, bot: known.login.endsWith('[bot]') };
}
