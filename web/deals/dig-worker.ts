/** The worker that finds a dig for a day on this device, so that the page goes on answering. It is asked once. */
import { findOwnDig } from './own-dig.ts';

export interface DigWanted {
  readonly game: string;
  readonly day: string;
}

self.onmessage = ({ data: { game, day } }: MessageEvent<DigWanted>) => {
  findOwnDig(game, day).then(
    dig => self.postMessage(dig),
    // What is thrown outside a promise reaches the page.
    error =>
      setTimeout(() => {
        throw error;
      }),
  );
};
