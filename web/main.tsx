import { render } from 'preact';
import './style/index.css';
import { App } from './app/app.tsx';
import { applyTheme, preferences } from './preferences.ts';
import { browserLanguage, speak } from './words.ts';

applyTheme();
const root = document.querySelector('#app');
if (root !== null) void speak(preferences.language.peek() ?? browserLanguage()).then(() => render(<App />, root));
