const LINE_END = /[\r\n]/;
const SEPARATOR = /[\t\r\n,;，；、]/u;
const SPACE = /\s/u;
const QUOTES = new Map([
  ['"', '"'],
  ['“', '”'],
]);

/**
 * Splits a pasted list of addresses or a CSV file into its entries, and each into words. Entries are parted by commas,
 * semicolons, tabs and line ends, words by white space. A quote at the beginning of a word holds both together until it
 * is closed, at the latest at the end of the line; within a word it parts nothing.
 */
export function splitEntries(text: string): string[][] {
  const splitter = new Splitter();
  for (const character of text) {
    splitter.read(character);
  }
  return splitter.end();
}

class Splitter {
  readonly #entries: string[][] = [];
  #words: string[] = [];
  /** The parts of the word that is being read. */
  #word: string[] = [];
  /** The mark that closes the quote being read. */
  #closing: string | undefined;
  #isEscaped = false;

  read(character: string): void {
    if (this.#closing !== undefined && !LINE_END.test(character)) {
      this.#quote(character);
    } else if (SEPARATOR.test(character)) {
      this.#endEntry();
    } else if (SPACE.test(character)) {
      this.#endWord();
    } else {
      this.#closing = this.#word.length === 0 ? QUOTES.get(character) : undefined;
      this.#word.push(character);
    }
  }

  end(): string[][] {
    this.#endEntry();
    return this.#entries;
  }

  /** In a mail `\"` is a quote within a quote. */
  #quote(character: string): void {
    this.#word.push(character);
    if (character === this.#closing && !this.#isEscaped) {
      this.#closing = undefined;
    }
    this.#isEscaped = character === '\\' && !this.#isEscaped;
  }

  #endWord(): void {
    if (this.#word.length > 0) {
      this.#words.push(this.#word.join(''));
    }
    this.#word = [];
    this.#closing = undefined;
    this.#isEscaped = false;
  }

  #endEntry(): void {
    this.#endWord();
    if (this.#words.length > 0) {
      this.#entries.push(this.#words);
    }
    this.#words = [];
  }
}
