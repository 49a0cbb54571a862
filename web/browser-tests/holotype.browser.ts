import { testBoard } from './every-board.ts';
import { holotype } from './hands.ts';

testBoard(holotype);
