/** What a picture of a guide shows: board pieces by their keys, or a part of the board at a moment of a kept game. */
export type Picture =
  | { readonly kind: 'piece'; readonly items: readonly string[] }
  | { readonly kind: 'board'; readonly record: string; readonly moment: number; readonly detail: string };

const BOARD = /^board:([\w-]+)@(\d+)#(\w+)$/;
const PIECE = /^piece:(\w+\.\w+(?:,\w+\.\w+)*)$/;

/** Reads `piece:bone.2,bone.9` or `board:track-2@40#locations`: the game that is kept in `records/track-2.bonebed`, after 40 answers. */
export function parsePicture(source: string): Picture {
  const board = BOARD.exec(source);
  if (board !== null) return { kind: 'board', record: board[1], moment: Number(board[2]), detail: board[3] };
  const piece = PIECE.exec(source);
  if (piece !== null) return { kind: 'piece', items: piece[1].split(',') };
  throw new Error(`expected a picture such as 'piece:bone.2' or 'board:track-2@40#locations', found '${source}'`);
}
