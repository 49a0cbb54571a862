import { testThings } from '../../browser-tests/things.ts';
import { hands } from './hands.ts';

testThings(hands);
