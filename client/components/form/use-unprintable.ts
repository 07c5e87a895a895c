import { useCallback, useState } from 'react';
import type { findUnprintable, Unprintable } from '#rules/printable-text.ts';
import { typedText } from '#rules/typed-text.ts';

/** Texts of these alone need no list of the characters that can be printed. */
export const SURELY_PRINTABLE = /^[ -~\u00C0-\u017E\u4E00-\u9FEF]*$/;

/** Finds what cannot be printed on a signed document. */
export interface Printing {
  /** The first character of a text that cannot be printed, as far as the list is loaded. */
  readonly find: (text: string) => Unprintable | undefined;
  /** Loads the list if a text needs it. Where that fails, the server refuses what cannot be printed. */
  readonly prepare: (text: string) => void;
}

/** The rule for printable characters; its list is loaded when somebody types unusual letters. */
export function useUnprintable(): Printing {
  const [rule, setRule] = useState<{ readonly find: typeof findUnprintable }>();
  const isLoaded = rule !== undefined;
  const prepare = useCallback(
    (text: string) => {
      if (!isLoaded && !SURELY_PRINTABLE.test(text)) {
        void import('#rules/printable-text.ts').then(
          (module) => setRule({ find: module.findUnprintable }),
          () => undefined,
        );
      }
    },
    [isLoaded],
  );
  const find = useCallback(
    (text: string) => (SURELY_PRINTABLE.test(text) ? undefined : rule?.find(typedText(text))),
    [rule],
  );
  return { find, prepare };
}
