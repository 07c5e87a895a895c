import { expect, test } from 'vitest';
import { compileTexts } from './compile-messages.ts';

test('texts are replaced by their parsed form', () => {
  const code = "export const zhApp = {\n  ...zhOther,\n  'app.name': 'Signet',\n  'list.total': '共 {total} 项',\n};\n";

  expect(compileTexts(code)).toBe(
    `export const zhApp = {
  ...zhOther,
  'app.name': [{"type":0,"value":"Signet"}],
  'list.total': [{"type":0,"value":"共 "},{"type":1,"value":"total"},{"type":0,"value":" 项"}],
};
`,
  );
});

test('other code is left alone', () => {
  const code = "import { x } from './x.ts';\nexport function f() { return { a: x + 'b' }; }\n";

  expect(compileTexts(code)).toBe(code);
});

test('a concatenated text is refused, since nothing could parse it later', () => {
  expect(() => compileTexts("export const zhApp = { 'app.name': 'Sig' + 'net' };")).toThrow(/one string literal/);
});
