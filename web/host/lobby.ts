/** What the server, if there is one, says of its tables. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly free: number;
}

export const lobby = {
  /** Null where no server answers: the page is then all there is. */
  async open(): Promise<readonly OpenTable[] | null> {
    return null;
  },
};
