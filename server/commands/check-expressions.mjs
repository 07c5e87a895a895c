import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { slowQuantifiers } from './judge-expression.ts';
import { ROOT } from './run-tool.mjs';

// Checks that no regular expression of ours takes more than linear time on any text. What only tests and benchmarks run
// is left out, because they choose their own texts. An expression that is composed while the program runs cannot be
// judged: outside journeys it needs a comment above it that begins with `Linear:` and says why it is. So does one that
// only ever reads our own texts.

const SOURCES = ['{server,client,e2e,docs/site,.ci}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}', '.*.mjs'];
const TESTING = /\.test\.tsx?$|\/(?:testing|bench|test)\//;
const REASON = /^\s*\/\/ Linear: /;

const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !TESTING.test(file));

function faultsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(resolve(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const lines = source.text.split('\n');
  const faults = [];
  const visit = (node) => {
    const fault = faultOf(node, file);
    if (fault !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(ts.skipTrivia(source.text, node.pos));
      faults.push(...(REASON.test(lines[line - 1] ?? '') ? [] : [`${file}:${line + 1}: ${fault}`]));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function faultOf(node, file) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    const slow = slowQuantifiers({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    return slow.length === 0 ? undefined : `${node.text} takes more than linear time by ${slow.join(' ')}`;
  }
  const isCall = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.escapedText === 'RegExp';
  return isCall && !file.startsWith('e2e/') ? 'an expression that is composed cannot be judged' : undefined;
}

const faults = files.flatMap(faultsOf);
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length === 0 ? 0 : 1;
