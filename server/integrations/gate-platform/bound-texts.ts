import type { CommitFacts, CommitPerson } from './gate-platform.ts';

/** Characters of a commit message that are kept; GitHub shows no more than that. */
const MESSAGE_MAX_LENGTH = 65_536;
/** Characters of a line of one, and of a name or an address: whatever is longer names nobody. */
const LINE_MAX_LENGTH = 1000;

/** A commit with texts of bounded length, because its author chooses them. */
export function boundCommit(commit: CommitFacts): CommitFacts {
  return {
    ...commit,
    message: boundMessage(commit.message),
    author: boundPerson(commit.author),
    committer: boundPerson(commit.committer),
    coAuthors: commit.coAuthors.map(boundPerson),
  };
}

/** A line of text from a platform, such as a title. */
export function boundLine(text: string): string {
  return text.slice(0, LINE_MAX_LENGTH);
}

/** Keeps the first line and the end, where the trailers are. */
function boundMessage(message: string): string {
  const [subject = ''] = message.split('\n', 1);
  const kept =
    message.length <= MESSAGE_MAX_LENGTH
      ? message
      : `${subject.slice(0, LINE_MAX_LENGTH)}\n\n${afterFirstLine(message.slice(-MESSAGE_MAX_LENGTH))}`;
  return hasLongLine(kept) ? kept.split('\n').map(boundLine).join('\n') : kept;
}

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    if (end - start > LINE_MAX_LENGTH) {
      return true;
    }
    start = end + 1;
  }
  return text.length - start > LINE_MAX_LENGTH;
}

/** The first line may have been cut in two. */
function afterFirstLine(text: string): string {
  return text.slice(text.indexOf('\n') + 1);
}

function boundPerson({ name, email, account }: CommitPerson): CommitPerson {
  return { name: name && boundLine(name), email: email && boundLine(email), account };
}
