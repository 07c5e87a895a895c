import { isMissingFile, mayReload } from './missing-file.ts';

/**
 * Ends the outline of a page that cannot start, as without its base texts: reloads it once if a file was missing, else
 * shows the failure written into index.html in both languages. Throws what is no missing file.
 */
export function replaceOutline(error: unknown): void {
  if (isMissingFile(error) && mayReload(Date.now())) {
    window.location.reload();
    return;
  }
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById('failure')?.removeAttribute('hidden');
  if (!isMissingFile(error)) {
    throw error;
  }
}
