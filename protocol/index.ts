export * from './calling.ts';
export * from './deadline.ts';
export * from './deals.ts';
export * from './delta.ts';
export * from './fairness.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './shared-limits.ts';
