// Worker threads start with plain JavaScript: tsx strips the types of everything after this.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
