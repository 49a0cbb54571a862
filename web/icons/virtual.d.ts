declare module 'virtual:icons/*' {
  export const paths: Readonly<Record<string, string>>;
}
