import { testEngine } from './engines/games.ts';
import { startWebKit } from './engines/webkit.ts';

testEngine(startWebKit);
