import { testBoard } from './every-board.ts';
import { ruthless } from './hands.ts';

testBoard(ruthless);
