/** An error's place in the code and its kind. What it says may quote an answer or a card, so only the place is logged. */
export function safeError(error: unknown): { readonly name: string; readonly at: string } {
  if (!(error instanceof Error)) return { name: typeof error, at: '' };
  const frames = (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '));
  return {
    name: error.name,
    at: frames
      .slice(0, 8)
      .map(line => line.trim())
      .join(' < '),
  };
}
