declare module 'icon:*' {
  export const path: string;
}

declare module 'virtual:table-worker' {
  export const workerUrl: string;
}
