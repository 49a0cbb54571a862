import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recent } from '../recent.ts';
import { unpackWoff } from './woff.ts';
import type { DoorWords } from './words.ts';

/** What chats show beside a link: 1200 × 630, as the Open Graph protocol has it. */
export const CARD = { width: 1200, height: 630 } as const;

const FONTS = [
  '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff',
];
/** How many pictures are kept: a link is looked at by several programs at once. */
const KEPT = 50;

/** The picture of a table's door, drawn as SVG; `emblem` is the path of the game's, 512 × 512. */
export function cardSvg({ game, by, free }: DoorWords, seats: readonly boolean[], emblem: string | null): string {
  const dots = seats.map((isTaken, seat) => {
    const look = isTaken ? 'fill="#7f590f"' : 'fill="none" stroke="#7f590f" stroke-width="5" stroke-dasharray="9 7"';
    return `<circle cx="${96 + seat * 62}" cy="508" r="22" ${look}/>`;
  });
  const size = Math.min(104, Math.floor(1300 / Math.max(8, game.length)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="100%" height="100%" fill="#f4ecdc"/>
<rect x="28" y="28" width="1144" height="574" rx="10" fill="#fbf6ea" stroke="#b9a784" stroke-width="3"/>
<rect x="40" y="40" width="1120" height="550" rx="6" fill="none" stroke="#d9ccb2" stroke-width="2"/>
${emblem === null ? '' : `<path transform="translate(700 110) scale(.8)" d="${emblem}" fill="#2a2119" opacity=".88"/>`}
<text x="74" y="150" font-family="Alegreya Sans" font-size="46" fill="#65573f">${escaped(by)}</text>
<text x="72" y="290" font-family="IM FELL English" font-size="${size}" fill="#2a2119">${escaped(game)}</text>
<path d="M74 350h420" stroke="#b9a784" stroke-width="4"/>
${dots.join('\n')}
<text x="74" y="452" font-family="Alegreya Sans" font-size="38" fill="#65573f">${escaped(free)}</text>
<text x="1126" y="562" text-anchor="end" font-family="IM FELL English" font-size="38" fill="#7f590f">Bonebed</text>
</svg>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`);
}

/** Draws pictures, beside the thread that serves people. The renderer and the fonts are loaded with the first of them. */
export class Cards {
  readonly #kept = new Recent<Promise<Buffer>>(KEPT);
  #fonts: Promise<string[]> | null = null;

  draw(svg: string): Promise<Buffer> {
    const known = this.#kept.get(svg);
    if (known !== undefined) return known;
    const drawn = this.#render(svg);
    this.#kept.set(svg, drawn);
    drawn.catch(() => this.#kept.delete(svg));
    return drawn;
  }

  async #render(svg: string): Promise<Buffer> {
    const { renderAsync } = await import('@resvg/resvg-js');
    this.#fonts ??= unpackFonts();
    const font = { fontFiles: await this.#fonts, loadSystemFonts: false, defaultFontFamily: 'Alegreya Sans' };
    return (await renderAsync(svg, { font, fitTo: { mode: 'width', value: CARD.width } })).asPng();
  }
}

/** The renderer reads fonts from files, and none that are packed. */
async function unpackFonts(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bonebed-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    FONTS.map(async (font, index) => {
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, unpackWoff(readFileSync(resolve(font))));
      return file;
    }),
  );
}
