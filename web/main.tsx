import { effect } from '@preact/signals';
import { render } from 'preact';
import './style/index.css';
import { fetchStylesAgain, keepTrying } from './app/again.ts';
import { App } from './app/app.tsx';
import { leaveOlderBuild } from './offline/build.ts';
import { startInstalling } from './offline/install.ts';
import { startStorage } from './offline/storage.ts';
import { startOffline } from './offline/updates.ts';
import { applyTheme, preferences } from './preferences.ts';
import { route } from './route.ts';
import { browserLanguage, language, speak } from './words.ts';

applyTheme();
fetchStylesAgain();
startInstalling();
effect(() => leaveOlderBuild(route.value[0] ?? ''));
effect(() => {
  const { value } = language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest.${value}.webmanifest`);
});
const root = document.querySelector('#app');
if (root !== null) {
  void keepTrying(() => speak(preferences.language.peek() ?? browserLanguage())).then(() => {
    root.replaceChildren();
    render(<App />, root);
    forgetStarts();
  });
}

// What is needed to play without a network comes after what is needed to play now.
const afterwards = () => {
  void startOffline();
  void startStorage();
  if (preferences.isKept.peek()) void import('./people/shelf.ts').then(({ keepShelf }) => keepShelf());
};
if (document.readyState === 'complete') afterwards();
else window.addEventListener('load', afterwards);

/** The next time that a part does not come is the first one again: see start.js. */
function forgetStarts(): void {
  try {
    sessionStorage.removeItem('bonebed.starts');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
