/** By how much an element is drawn larger than its own pixels; places on the screen are not. */
export function zoomOf(element: Element): number {
  const zoom: unknown = Reflect.get(element, 'currentCSSZoom');
  return typeof zoom === 'number' && zoom > 0 ? zoom : 1;
}
