/** What is not needed at every moment lies in six folders behind the map. */
export const FOLDERS = ['papers', 'awards', 'finds', 'rare', 'colleagues', 'careers'] as const;
export type FolderName = (typeof FOLDERS)[number];
