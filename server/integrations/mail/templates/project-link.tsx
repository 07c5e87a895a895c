import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface ProjectLinkProps {
  readonly url: string;
}

/** The project's address, as a link only if it is a web address. */
export function ProjectLink({ url }: ProjectLinkProps): ReactElement {
  if (!isWebAddress(url)) {
    return <span>{url}</span>;
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link" style={STYLES.link}>
      {url}
    </a>
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
