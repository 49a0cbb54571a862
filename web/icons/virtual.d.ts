declare module 'icon:*' {
  export const path: string;
}
