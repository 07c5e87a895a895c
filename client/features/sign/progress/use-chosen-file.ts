import { useEffect, useState } from 'react';

/** A file that was chosen, and an address at which this page can read it. */
export interface Chosen {
  readonly file: File;
  readonly url: string;
}

/** The file that is chosen, if any; its address ends when another one is, or with the component. */
export function useChosenFile(): readonly [Chosen | undefined, (file: File | undefined) => void] {
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const choose = (file: File | undefined) =>
    setChosen(file === undefined ? undefined : { file, url: URL.createObjectURL(file) });
  return [chosen, choose];
}
