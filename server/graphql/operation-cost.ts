import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Entries that a list without `first` counts as. */
const LIST_ENTRIES = 2;
/** The same for lists in introspection: of types, and of their fields and values. */
const TYPES_ENTRIES = 6;
const MEMBERS_ENTRIES = 4;

/** An operation with what it is asked with. */
export interface AskedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the cost of a part of an operation depends on. */
interface Scope {
  readonly type: GraphQLNamedType | undefined;
  /** Whether `first` has counted the entries of the lists directly within. */
  readonly isPage: boolean;
}

/**
 * Creates a function that returns the cost of an operation: about one for each value of its answer. A page counts as
 * many times as `first` says, a list without `first` twice. What does not depend on variables is computed once
 * for an operation.
 */
export function createOperationCost(schema: GraphQLSchema): (asked: AskedOperation) => number {
  const constant = new WeakMap<OperationDefinitionNode, number>();
  return (asked) => {
    const known = constant.get(asked.operation);
    if (known !== undefined) {
      return known;
    }
    const run = new CostRun(schema, asked);
    const cost = run.cost();
    if (!run.usesVariables) {
      constant.set(asked.operation, cost);
    }
    return cost;
  };
}

/** One computation. */
class CostRun {
  usesVariables = false;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #fragmentCosts = new Map<string, number>();
  readonly #defaults: ReadonlyMap<string, unknown>;

  constructor(
    readonly schema: GraphQLSchema,
    readonly asked: AskedOperation,
  ) {
    const { document, operation } = asked;
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#defaults = new Map(
      (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
      ]),
    );
  }

  cost(): number {
    const { operation } = this.asked;
    const type = this.schema.getRootType(operation.operation) ?? undefined;
    return this.#ofSelections(operation.selectionSet, { type, isPage: false });
  }

  #ofSelections({ selections }: SelectionSetNode, scope: Scope): number {
    return selections.reduce((cost, selection) => cost + this.#ofSelection(selection, scope), 0);
  }

  #ofSelection(selection: SelectionNode, scope: Scope): number {
    if (selection.kind === Kind.FIELD) {
      return this.#ofField(selection, scope);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition } = selection;
      const type = typeCondition ? this.schema.getType(typeCondition.name.value) : scope.type;
      return this.#ofSelections(selection.selectionSet, { ...scope, type });
    }
    return this.#ofFragment(selection.name.value, scope);
  }

  /** Once for each fragment, because fragments that name fragments twice would take exponential time. */
  #ofFragment(name: string, { isPage }: Scope): number {
    const key = `${name} ${isPage}`;
    const fragment = this.#fragments.get(name);
    const known = this.#fragmentCosts.get(key);
    if (known !== undefined || fragment === undefined) {
      return known ?? 0;
    }
    const type = this.schema.getType(fragment.typeCondition.name.value);
    const cost = this.#ofSelections(fragment.selectionSet, { type, isPage });
    this.#fragmentCosts.set(key, cost);
    return cost;
  }

  #ofField(node: FieldNode, { type, isPage }: Scope): number {
    if (node.selectionSet === undefined) {
      return 1;
    }
    const field = fieldOf(type, node.name.value);
    const hasFirst = field?.args.some(({ name }) => name === 'first') === true;
    const inner = field && getNamedType(field.type);
    const scope = { type: isCompositeType(inner) ? inner : undefined, isPage: hasFirst };
    const entries = hasFirst ? this.#first(node, field) : listEntries(field, isPage);
    return (2 + this.#ofSelections(node.selectionSet, scope)) * entries;
  }

  #first({ arguments: given = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
    const value = given.find(({ name }) => name.value === 'first')?.value;
    const byDefault = Number(args.find(({ name }) => name === 'first')?.defaultValue ?? 1);
    if (value?.kind === Kind.VARIABLE) {
      this.usesVariables = true;
      const { value: name } = value.name;
      return entriesOf(this.asked.variables[name] ?? this.#defaults.get(name) ?? byDefault);
    }
    return value?.kind === Kind.INT ? entriesOf(Number(value.value)) : byDefault;
  }
}

/** Values that are no number are refused later. */
function entriesOf(first: unknown): number {
  return typeof first === 'number' ? Math.max(1, first) : 1;
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) {
    return SchemaMetaFieldDef;
  }
  if (name === TypeMetaFieldDef.name) {
    return TypeMetaFieldDef;
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function listEntries(field: GraphQLField<unknown, unknown> | undefined, isPage: boolean): number {
  if (field === undefined || isPage || !isListType(getNullableType(field.type))) {
    return 1;
  }
  if (!getNamedType(field.type).name.startsWith('__')) {
    return LIST_ENTRIES;
  }
  return field.name === 'types' ? TYPES_ENTRIES : MEMBERS_ENTRIES;
}
