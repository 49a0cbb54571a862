import { testBoard } from './every-board.ts';
import { fossilis } from './hands.ts';

testBoard(fossilis);
