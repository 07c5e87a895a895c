import { expect, test } from 'vitest';
import { importOperations } from './split-operations.ts';

test.each([
  [
    "import { useLinkQuery } from '#generated/hooks.ts';",
    "import { useLinkQuery } from 'virtual:operation/Link';",
    'a hook',
  ],
  [
    "import {\n  useAddClaMutation,\n  useLinkQuery,\n} from '#generated/hooks.ts';",
    "import { useAddClaMutation } from 'virtual:operation/AddCla'; import { useLinkQuery } from 'virtual:operation/Link';",
    'several hooks',
  ],
  [
    "import { type Language, ViewerDocument } from '#generated/graphql.ts';",
    "import { ViewerDocument } from 'virtual:operation/Viewer';",
    'a document beside a type',
  ],
  [
    "import type { Language } from '#generated/graphql.ts';",
    "import type { Language } from '#generated/graphql.ts';",
    'types',
  ],
  ["import { ErrorCode } from '#generated/enums.ts';", "import { ErrorCode } from '#generated/enums.ts';", 'enums'],
])('%s becomes %s: %s', (code, expected) => {
  expect(importOperations(code)).toBe(expected);
});

test('anything but an operation is refused', () => {
  expect(() => importOperations("import { something } from '#generated/hooks.ts';")).toThrow(/something/);
});
