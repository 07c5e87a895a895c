const KEPT = Symbol('kept');

/** The state of one operation, with what was computed for it. */
interface Operation<Type, Nodes, Result> {
  [KEPT]?: Map<Type, Map<Nodes, Result>>;
}

/**
 * Stands in the build for the function of the same name in `graphql`, which remembers what each operation selects in maps
 * with weak keys. The collector of young objects lets the values of such maps survive, so that every operation leaves
 * something to the old generation. What is kept on the operation itself ends with it.
 */
export function memoize3<Type, Nodes, Result>(
  compute: (operation: Operation<Type, Nodes, Result>, type: Type, nodes: Nodes) => Result,
): typeof compute {
  return (operation, type, nodes) => {
    const kept = (operation[KEPT] ??= new Map<Type, Map<Nodes, Result>>());
    const ofType = kept.get(type) ?? new Map<Nodes, Result>();
    const known = ofType.get(nodes);
    if (known !== undefined) {
      return known;
    }
    const result = compute(operation, type, nodes);
    kept.set(type, ofType.set(nodes, result));
    return result;
  };
}
