export * from './delta.ts';
export * from './fairness.ts';
export * from './messages.ts';
