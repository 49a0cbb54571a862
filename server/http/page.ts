import { createHash } from 'node:crypto';

/** What someone is told who came with a browser and got no page: there is too much to do, something is broken, or there is nothing. */
export type Turned = 'busy' | 'down' | 'nothing';

type Language = 'en' | 'fr';

const TEXTS: Readonly<Record<Language, Readonly<Record<Turned, { title: string; line: string; link: string }>>>> = {
  en: {
    busy: {
      title: 'One moment, please',
      line: 'Many are coming in from your network at once. This page tries again by itself in a few seconds.',
      link: 'Try again now',
    },
    down: {
      title: 'The server can’t answer just now',
      line: 'This page tries again by itself in a few seconds. No move that was made is lost.',
      link: 'Try again now',
    },
    nothing: {
      title: 'There is nothing under this stone',
      line: 'The link leads nowhere on this server. Perhaps a letter was lost on the way.',
      link: 'To the front page',
    },
  },
  fr: {
    busy: {
      title: 'Un instant, s’il vous plaît',
      line: 'Beaucoup de monde arrive à la fois depuis votre réseau. Cette page réessaie d’elle-même dans quelques secondes.',
      link: 'Réessayer maintenant',
    },
    down: {
      title: 'Le serveur ne peut pas répondre pour l’instant',
      line: 'Cette page réessaie d’elle-même dans quelques secondes. Aucun coup joué n’est perdu.',
      link: 'Réessayer maintenant',
    },
    nothing: {
      title: 'Il n’y a rien sous cette pierre',
      line: 'Ce lien ne mène nulle part sur ce serveur. Une lettre s’est peut-être perdue en route.',
      link: 'Vers l’accueil',
    },
  },
};

const STYLE =
  ':root{color-scheme:light dark;font:18px/1.5 Georgia,serif;background:#f4ecdc;color:#2a2119}' +
  'main{max-width:34em;margin:18vh auto;padding:0 1.5em}h1{font-weight:400;line-height:1.2}a{color:#7f590f}' +
  '@media(prefers-color-scheme:dark){:root{background:#1d1a16;color:#eee3cf}a{color:#e0b354}}';

/** A page that needs nothing but itself: its own style, known by its hash, the icon that browsers look for, and no script. */
export const pagePolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page for someone who was turned away; where that may help, it loads itself again after some seconds. */
export function turnedAway(why: Turned, acceptLanguage: string | undefined, retryAfterS: number): string {
  const language = languageOf(acceptLanguage);
  const { title, line, link } = TEXTS[language][why];
  const again = why === 'nothing' ? '' : `<meta http-equiv="refresh" content="${retryAfterS}">\n`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${again}<title>${title} · Bonebed</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${line}</p>
<p><a href="${why === 'nothing' ? '/' : ''}">${link}</a></p>
</main>
</html>
`;
}

/** The first of the reader's languages that we speak, by their own order. */
export function languageOf(accepted = ''): Language {
  const wishes = accepted.split(',').map(wish => {
    const [, language = '', weight = '1'] = /^\s*([a-z]+)[\w-]*\s*(?:;\s*q=([\d.]+))?/i.exec(wish) ?? [];
    return { language: language.toLowerCase(), weight: Number(weight) };
  });
  const known = wishes.filter(({ language, weight }) => language in TEXTS && weight > 0);
  const [best] = known.sort((a, b) => b.weight - a.weight);
  return best?.language === 'fr' ? 'fr' : 'en';
}
