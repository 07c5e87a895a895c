/** A number that nothing else of a fake has. */
export function takeId(state: { nextId: number }): number {
  state.nextId += 1;
  return state.nextId;
}

/** `owner/name` of a repository of a fake. */
export function pathOf({ owner, name }: { readonly owner: { readonly login: string }; readonly name: string }): string {
  return `${owner.login}/${name}`;
}

/** The newest commit of a fake's pull request. */
export function headOf<Commit>({ commits }: { readonly commits: readonly Commit[] }): Commit {
  const head = commits.at(-1);
  if (head === undefined) {
    throw new Error('a pull request has at least one commit');
  }
  return head;
}
