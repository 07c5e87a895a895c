import { Kind, parse, type FieldNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { memoize3 } from './memoize.ts';

interface Run {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Two runs of one document, and the fields that it asks for first. */
function runTwice(document: string): { runs: readonly [Run, Run]; nodes: readonly FieldNode[] } {
  const { definitions } = parse(document);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) {
    throw new Error(`no operation in ${document}`);
  }
  const fragments = Object.fromEntries(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const nodes = operation.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);
  return {
    runs: [
      { operation, fragments },
      { operation, fragments },
    ],
    nodes,
  };
}

const [USER, BOT] = [{}, {}];

/** Computes what two runs select below their fields, for two types, each twice; returns how often it was computed. */
function count(document: string): number {
  const { runs, nodes } = runTwice(document);
  const computed: object[] = [];
  const memoized = memoize3<object, object>((...call) => {
    computed.push(call);
    return {};
  });
  // The library makes a new list of nodes for each run.
  const lists = new Map(runs.map((run) => [run, [...nodes]]));
  const select = () => runs.flatMap((run) => [USER, BOT].map((type) => memoized(run, type, lists.get(run) ?? [])));

  const first = select();
  const second = select();

  expect(second.every((fields, index) => fields === first[index])).toBe(true);
  expect(first[0]).not.toBe(first[1]);
  return computed.length;
}

test.each([
  ['once for each type', '{ signing { state } }', 2],
  ['with fragments', '{ signing { ...facts } } fragment facts on Signing { state }', 2],
  ['for each run when variables may decide', 'query ($all: Boolean!) { signing { state @include(if: $all) } }', 4],
  [
    'for each run when variables may decide in a fragment',
    'query ($all: Boolean!) { signing { ...facts } } fragment facts on Signing { state @skip(if: $all) }',
    4,
  ],
  ['for each run when the field is asked for twice', '{ signing { state } signing { signedAt } }', 4],
])('what is selected below a field is computed %s', (_what, document, times) => {
  expect(count(document)).toBe(times);
});
