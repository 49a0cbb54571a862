/** Inks, and the grounds that they are written on, by the names of their colours. `contrast.test.ts` sees to it that each pair can be read. */
export type Written = readonly (readonly [inks: readonly string[], grounds: readonly string[]])[];
