interface LoadedList {
  readonly nodes: readonly unknown[];
  readonly totalCount: number;
}

/** Drops entries that have just moved to another tab, so they disappear before the list is reloaded. */
export function withoutGone<L extends LoadedList>(list: L, isHere: (node: L['nodes'][number]) => boolean): L {
  const nodes = list.nodes.filter(isHere);
  return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
}
