import { Fragment, type ReactElement } from 'react';

/** Text with one element per line. */
export function Lines({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split('\n').map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </>
  );
}
