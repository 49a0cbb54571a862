// Lets Node run our TypeScript as it is: `node --import @bonebed/loader file.ts`, or `import '@bonebed/loader'` before the first import
// of such a file.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./hooks.mjs', import.meta.url);
