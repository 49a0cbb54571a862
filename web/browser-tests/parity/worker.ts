import { playAll } from './play.ts';

void playAll().then(
  played => self.postMessage(played),
  error => {
    // A rejection does not reach the page by itself.
    setTimeout(() => {
      throw error;
    });
  },
);
