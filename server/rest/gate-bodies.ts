import { z } from 'zod';
import type { EvaluateCommitsInput, GivenCommit } from '#server/modules/gate/evaluation/evaluate-commits.ts';
import { parseBody, text } from './parse-body.ts';

const COMMIT = z.object({
  sha: text,
  author_email: text,
  author_name: text,
  committer_email: text,
  committer_name: text,
  message: text,
});

/**
 * Commits as Git knows them; a commit without committer has its author's. `accountable` is the address of the person who
 * answers for commits of AI agents.
 */
export const COMMITS = z.object({ commits: z.array(COMMIT), accountable: text }).meta({
  examples: [
    {
      commits: [
        {
          sha: '0123456789abcdef0123456789abcdef01234567',
          author_email: 'signer@example.org',
          author_name: 'Example Signer',
          committer_email: 'signer@example.org',
          committer_name: 'Example Signer',
          message: 'Fix the example\n\nCo-authored-by: Example Colleague <colleague@example.org>',
        },
      ],
    },
  ],
});

type GivenCommits = Pick<EvaluateCommitsInput, 'commits' | 'options'>;

/** Body of a request to judge commits. Error: `error_parsing_api_body`. */
export function parseCommits(body: unknown): GivenCommits {
  const { commits, accountable } = parseBody(body, COMMITS);
  return { commits: commits.map(toCommit), options: { accountable } };
}

function toCommit({ sha, message, ...people }: z.output<typeof COMMIT>): GivenCommit {
  return {
    sha,
    message,
    authorEmail: people.author_email,
    authorName: people.author_name,
    committerEmail: people.committer_email,
    committerName: people.committer_name,
  };
}
