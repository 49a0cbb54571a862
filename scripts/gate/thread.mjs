// Worker threads start with plain JavaScript: the loader takes the types off everything after this.
import '@bonebed/loader';

await import('./thread.ts');
