// Runs before the rest: where a part of the page does not come (a busy server, a broken line), says so and loads it again. A plain script
// without parts of its own, so that it comes if anything does.
(() => {
  const KEY = 'bonebed.starts';
  const LONGEST_S = 30;
  const words = {
    en: { line: 'A part of Bonebed did not come. Trying again …', button: 'Try again now' },
    fr: { line: 'Une partie de Bonebed n’est pas arrivée. On réessaie…', button: 'Réessayer maintenant' },
  };
  let isComing = false;

  /** How often the page was loaded again in a row; a browser that keeps nothing starts from nought. */
  function counted() {
    try {
      const starts = Number(sessionStorage.getItem(KEY)) || 0;
      sessionStorage.setItem(KEY, String(starts + 1));
      return starts;
    } catch {
      return 3;
    }
  }

  function again() {
    const place = document.querySelector('#app .starting');
    // Once the page stands, it sees to its parts itself.
    if (isComing || place === null) return;
    isComing = true;
    // Never the same wait for a whole class.
    const seconds = Math.min(LONGEST_S, 2 ** counted()) * (1 + Math.random());
    setTimeout(() => location.reload(), seconds * 1000);
    show(place);
  }

  function show(place) {
    const language = navigator.languages.map(wish => wish.slice(0, 2)).find(wish => wish in words) ?? 'en';
    const line = document.createElement('p');
    line.textContent = words[language].line;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button strong';
    button.textContent = words[language].button;
    button.onclick = () => location.reload();
    place.replaceChildren(line, button);
    place.lang = language;
    place.role = 'alert';
    place.classList.add('shown');
  }

  addEventListener(
    'error',
    ({ target }) => {
      const isPart =
        target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
      if (!isPart) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', again);
      else again();
    },
    true,
  );
})();
