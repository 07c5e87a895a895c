import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA, TooManyNodesError } from 'refa';
import { analyse } from 'scslre';

// Finds the quantifiers of a regular expression that take more than linear time on some text. `scslre` finds those that
// repeat one character. It does not find what repeats a word: on `<a<a<a…`, each `<a` of `/<a[^>]*>/` reads to the end,
// and on `/a/a/a…` the quantifiers of `/^(.+)(\/a)+$/` share the words in as many ways as there are.

/** States of an automaton above which a comparison is given up, and the quantifier counts as slow. */
const MAX_STATES = 5000;

/** The slow quantifiers of an expression, which is given as in its literal. Throws when it is not a valid one. */
export function slowQuantifiers({ source, flags }: { readonly source: string; readonly flags: string }): string[] {
  const literal = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const options = { reportTypes: { Self: true, Trade: true, Move: true }, assumeRejectingSuffix: false };
  const found = analyse({ pattern: literal.pattern, flags: literal.flags }, options).reports.flatMap((report) =>
    report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant],
  );
  visitRegExpAST(literal, {
    onQuantifierEnter(quantifier) {
      if (isUnbounded(quantifier) && isRepeated(quantifier, literal.flags)) {
        found.push(quantifier);
      }
    },
  });
  return [...new Set(found.map(({ raw }) => raw))];
}

/** Whether a quantifier may fail at the end after it has read what another start of it, or one before it, reads too. */
function isRepeated(quantifier: AST.Quantifier, flags: AST.Flags): boolean {
  const { before, after, earlier } = surroundings(quantifier);
  if (after.every(canBeEmpty)) {
    return false;
  }
  const element = `(?:${quantifier.element.raw})`;
  const isAnchored = flags.sticky || (/^(?:\(\?:|\()*\^/.test(before) && !flags.multiline);
  // A line begins after a line end, which the quantifier has to read as well.
  const start = flags.multiline ? before.replace(/^((?:\(\?:|\()*)\^/, '$1\\n') : before;
  const isMoved = !isAnchored && before !== '' && overlaps([start, `${element}*`], flags);
  return (
    isMoved ||
    earlier.some(([other, between]) =>
      overlaps([`(?:${other.element.raw})*`, `${between}${element}*`, `${element}+`], flags),
    )
  );
}

/** What is around a quantifier, out to the whole expression. */
interface Surroundings {
  /** The text before it. */
  readonly before: string;
  readonly after: readonly AST.Element[];
  /** Unbounded quantifiers before it, with the text between. */
  readonly earlier: readonly (readonly [AST.Quantifier, string])[];
}

function surroundings(quantifier: AST.Quantifier): Surroundings {
  let before = '';
  const after: AST.Element[] = [];
  const earlier: (readonly [AST.Quantifier, string])[] = [];
  let node: AST.Node | null = quantifier;
  while (node !== null && node.type !== 'Pattern') {
    const parent = parentOf(node);
    if (parent?.type === 'Alternative') {
      const at = parent.elements.indexOf(node as AST.Element);
      for (const element of parent.elements.slice(0, at).toReversed()) {
        const between = before;
        earlier.push(...unboundedIn(element).map(([other, rest]) => [other, rest + between] as const));
        before = element.raw + before;
      }
      after.push(...parent.elements.slice(at + 1));
    }
    node = parent;
  }
  return { before, after, earlier };
}

function parentOf(node: AST.Node): AST.Node | null {
  return node.parent;
}

/** The unbounded quantifiers of an element, with the text that follows each within it. */
function unboundedIn(element: AST.Element): (readonly [AST.Quantifier, string])[] {
  if (element.type === 'Quantifier') {
    return isUnbounded(element) ? [[element, '']] : unboundedIn(element.element);
  }
  const alternatives = element.type === 'CapturingGroup' || element.type === 'Group' ? element.alternatives : [];
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((inner, index) =>
      unboundedIn(inner).map(([other, rest]) => [other, rest + textOf(elements.slice(index + 1))] as const),
    ),
  );
}

const isUnbounded = ({ max }: AST.Quantifier): boolean => max === Infinity;
const textOf = (elements: readonly AST.Element[]): string => elements.map(({ raw }) => raw).join('');

function canBeEmpty(element: AST.Element): boolean {
  if (element.type === 'Quantifier') {
    return element.min === 0 || canBeEmpty(element.element);
  }
  const isGroup = element.type === 'CapturingGroup' || element.type === 'Group';
  return isGroup && element.alternatives.some(({ elements }) => elements.every(canBeEmpty));
}

/** Whether a text exists that matches all of these expressions, as far as automata can tell. */
function overlaps(sources: readonly [string, string, string?], flags: AST.Flags): boolean {
  try {
    const [first, second, third] = sources;
    const other = automaton(second, flags);
    const both = third === undefined ? other : NFA.fromIntersection(other, automaton(third, flags), limited());
    return !isDisjointWith(automaton(first, flags), both);
  } catch (error) {
    if (error instanceof TooManyNodesError) {
      return true;
    }
    throw error;
  }
}

const limited = (): NFA.LimitedNodeFactory => new NFA.LimitedNodeFactory(MAX_STATES);

/** Assertions are taken to hold everywhere, references to groups nowhere. */
function automaton(source: string, { raw }: AST.Flags): NFA {
  const parser = JS.Parser.fromLiteral({ source, flags: raw });
  const { expression, maxCharacter } = parser.parse({ backreferences: 'disable' });
  return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'ignore' }, limited());
}
