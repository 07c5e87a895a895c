import { MANAGER_ID_MAX_LENGTH, type NewManager } from '#rules/new-manager.ts';
import { trimEndOf } from '#rules/trim-end.ts';

/** Suggests an id for a new manager: the local part of the address, or else the name, without disallowed characters. */
export function suggestId({ name, email }: Pick<NewManager, 'name' | 'email'>): string {
  return toId(email.split('@')[0] ?? '') || toId(name);
}

function toId(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s+-]+/g, '.');
  const id = words.replaceAll(/[^a-z0-9_.]/g, '').replace(/^\.+/, '');
  return trimEndOf(id, '.').slice(0, MANAGER_ID_MAX_LENGTH);
}
