/** The marks of tables that wait: on the icon of the page, as long as nobody looks at it, and on that of the installed app. */
export function markWaiting(onPage: number, onApp: number): void {
  markIcon(onPage);
  // Only installed apps have a badge; whoever has none says so.
  if ('setAppBadge' in navigator) {
    void (onApp === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(onApp)).catch(() => {});
  }
}

let plainIcon: string | null = null;

/** A brass disc with the number in place of the icon of the page. */
function markIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return;
  plainIcon ??= link.href;
  const number = count > 9 ? '9+' : String(count);
  const style = "fill='white' font-family='sans-serif' font-weight='bold' font-size='20' text-anchor='middle'";
  const disc = `<circle cx='16' cy='16' r='16' fill='#9a6f1e'/><text x='16' y='23' ${style}>${number}</text>`;
  const marked = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${disc}</svg>`;
  link.href = count === 0 ? plainIcon : `data:image/svg+xml,${encodeURIComponent(marked)}`;
}
