import { testBoard } from '../../browser-tests/every-board.ts';
import { hands } from './hands.ts';

testBoard(hands);
