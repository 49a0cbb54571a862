declare module 'icon:*' {
  export const path: string;
}

declare module 'virtual:table-worker' {
  export const workerUrl: string;
}

declare module 'virtual:dig-worker' {
  export const workerUrl: string;
}

declare module 'virtual:rule-proofs' {
  export const proofs: Readonly<Record<string, () => Promise<import('./rules/proof.ts').Proofs>>>;
}

declare module 'virtual:textures' {
  export const textures: Readonly<Record<string, string>>;
}

declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly number[][]): AudioBufferSourceNode;
  };
}
