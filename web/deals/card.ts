/** What a picture of a result says, line by line; nothing in it spoils the deal for others. */
export interface Card {
  readonly game: string;
  readonly what: string;
  readonly result: string;
  /** How much of the score to beat was made; null where there is none. */
  readonly share: number | null;
  readonly place: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 70;

/** A picture of a result, in the colours of the page. */
export async function pictureOf({ game, what, result, share, place }: Card): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const write = (text: string, y: number, size: number, ink: string): void => {
    pen.fillStyle = colour(ink);
    pen.font = `${size}px ${colour('--display')}`;
    pen.fillText(text, EDGE, y, WIDTH - 2 * EDGE);
  };
  pen.fillStyle = colour('--card');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour('--rule-strong');
  pen.lineWidth = 6;
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
  write('Bonebed', 120, 44, '--faint');
  write(game, 210, 76, '--ink');
  write(what, 280, 44, '--faint');
  write(result, 410, 84, '--ink');
  if (share !== null) {
    const width = WIDTH - 2 * EDGE;
    pen.fillStyle = colour('--rule');
    pen.fillRect(EDGE, 450, width, 26);
    pen.fillStyle = colour(share >= 1 ? '--moss' : '--rust');
    pen.fillRect(EDGE, 450, width * Math.max(0, Math.min(1, share)), 26);
  }
  write(place, 550, 48, '--ink');
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture came out')) : resolve(blob)), 'image/png'),
  );
}

/** Hands the picture to whatever shares on this device; elsewhere it is saved. */
export async function sharePicture(card: Card): Promise<void> {
  const file = new File([await pictureOf(card)], 'bonebed.png', { type: 'image/png' });
  const data = { files: [file] };
  if (navigator.canShare?.(data)) {
    // Who changes their mind has not failed.
    await navigator.share(data).catch(() => {});
    return;
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  URL.revokeObjectURL(link.href);
}
