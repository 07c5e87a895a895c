import type { FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { FakeAccount } from '#server/integrations/gate-platform/testing/fake-state.ts';

/** The user that GitHub ties to an address of a commit: by a confirmed address or by one for those who hide theirs. */
export function linkedUser(state: FakeState, email: string): FakeAccount | undefined {
  const users = [...state.accounts.values()].filter(({ type }) => type === 'User');
  const [, id, login = ''] = /^(?:(\d+)\+)?([^@]+)@users\.noreply\.github\.com$/i.exec(email) ?? [];
  if (id !== undefined) {
    return users.find((user) => user.id === Number(id));
  }
  return users.find(
    (user) =>
      user.emails.some((known) => known.toLowerCase() === email.toLowerCase()) ||
      (login !== '' && user.login.toLowerCase() === login.toLowerCase()),
  );
}
