/** Invitations to tables that were made here: kept so that the link is still there after a reload. */
const KEY = 'bonebed.invitations';

function all(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    // Nothing readable is kept: the link can be made anew.
    return {};
  }
}

export function keepInvitation(id: string, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [id]: token }));
}

export function invitationOf(id: string): string | null {
  return all()[id] ?? null;
}
