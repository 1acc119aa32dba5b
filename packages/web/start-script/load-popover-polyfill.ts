/** Loads a polyfill for popovers if the browser has none; menus are native popovers. `href`: the polyfill's URL. */
export function loadPopoverPolyfill(href: string) {
  if ('popover' in HTMLElement.prototype) return
  const script = document.createElement('script')
  script.src = href
  document.head.append(script)
}
