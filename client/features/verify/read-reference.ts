/** What a person may type or paste: with or without hyphens, in an address, in full-width letters, with blanks. */
const TYPED = /SG-?([0-9A-Z]{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})(?![0-9A-Z])/;

/** Letters that references leave out because they look like these digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Returns the reference in a text as it is printed on documents, such as `SG-7K2M-9QXD-04TB`; undefined without one. */
export function readReference(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  const groups = TYPED.exec(plain)?.slice(1);
  return (
    groups &&
    ['SG', ...groups.map((group) => group.replaceAll(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? ''))].join('-')
  );
}
