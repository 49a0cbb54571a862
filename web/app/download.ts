/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Hands over a record under its game's name and today's date. */
export function saveRecord(game: string, record: string): void {
  const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(Date.now());
  download(`${game} ${day}.bonebed`, record);
}
