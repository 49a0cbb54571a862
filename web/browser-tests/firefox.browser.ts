import { startFirefox } from './engines/firefox.ts';
import { testEngine } from './engines/games.ts';

testEngine(startFirefox);
