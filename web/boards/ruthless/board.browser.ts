import { testBoard } from '../../browser-tests/every-board.ts';
import { testThings, unexplained } from '../../browser-tests/things.ts';
import { hands } from './hands.ts';

testBoard(hands, unexplained);
testThings(hands);
