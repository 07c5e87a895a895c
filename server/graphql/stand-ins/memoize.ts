import { BREAK, visit, type FieldNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

const KEPT = Symbol('kept');

/** The state of an operation that runs, with what was computed for it. */
interface Run<Type, Fields> {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  [KEPT]?: Map<readonly FieldNode[], Map<Type, Fields>>;
}

/** Whether operations have directives, which may let variables decide what they select. */
const directives = new WeakMap<OperationDefinitionNode, boolean>();

function hasDirectives({ operation, fragments }: Run<unknown, unknown>): boolean {
  const known = directives.get(operation);
  if (known !== undefined) {
    return known;
  }
  let isFound = false;
  const find = {
    Directive() {
      isFound = true;
      return BREAK;
    },
  };
  [operation, ...Object.values(fragments)].forEach((definition) => visit(definition, find));
  directives.set(operation, isFound);
  return isFound;
}

/**
 * Stands in the build for the function of the same name in `graphql`, which remembers the fields that a run selects below
 * others, by run, type and nodes, in maps with weak keys. The collector of young objects lets the values of such maps
 * survive, so that every run leaves something to the old generation. Here they are kept on the run and end with it; or,
 * if they cannot differ from run to run, on the node, because Apollo Server keeps the documents that are asked again.
 */
export function memoize3<Type, Fields>(
  compute: (run: Run<Type, Fields>, type: Type, nodes: readonly FieldNode[]) => Fields,
): typeof compute {
  const always = new WeakMap<FieldNode, Map<Type, Fields>>();
  const keptOf = (run: Run<Type, Fields>, nodes: readonly FieldNode[]): Map<Type, Fields> => {
    const [node, ...others] = nodes;
    if (node === undefined || others.length > 0 || hasDirectives(run)) {
      return getOrAdd((run[KEPT] ??= new Map()), nodes);
    }
    return getOrAdd(always, node);
  };
  return (run, type, nodes) => {
    const kept = keptOf(run, nodes);
    const known = kept.get(type);
    if (known !== undefined) {
      return known;
    }
    const fields = compute(run, type, nodes);
    kept.set(type, fields);
    return fields;
  };
}

interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function getOrAdd<Key, Type, Fields>(store: Store<Key, Map<Type, Fields>>, key: Key): Map<Type, Fields> {
  const known = store.get(key);
  if (known !== undefined) {
    return known;
  }
  const added = new Map<Type, Fields>();
  store.set(key, added);
  return added;
}
