/** Objects to append, each with its number and generation as in `7 1`, and as written in the file. */
export type AppendedObjects = Readonly<Record<string, string>>;

/**
 * Appends objects with a table, as a program that saves changes does. `rows` are further rows by object number;
 * `trailer` adds to the trailer.
 */
export function increment(pdf: Buffer, objects: AppendedObjects, rows: Readonly<Record<number, string>> = {}): Buffer {
  let text = pdf.toString('latin1');
  const all = new Map(Object.entries(rows));
  for (const [name, object] of Object.entries(objects)) {
    const [number = '', generation = '0'] = name.split(' ');
    all.set(number, `${String(text.length).padStart(10, '0')} ${generation.padStart(5, '0')} n `);
    text += `${number} ${generation} obj\n${object}\nendobj\n`;
  }
  const previous = [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? '0';
  const table = [...all].map(([number, row]) => `${number} 1\n${row}\n`).join('');
  const size = Math.max(10, ...[...all.keys()].map((number) => Number(number) + 1));
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n${table}${end}`, 'latin1');
}

/** Frees an object number, so that its next use has the generation. */
export const freed = (generation = 1): string => `0000000000 ${String(generation).padStart(5, '0')} f `;
