/** Menus are native popovers; where the browser has none a script stands in for them. */
export function bringPopovers(href: string) {
  if ('popover' in HTMLElement.prototype) return
  const script = document.createElement('script')
  script.src = href
  document.head.append(script)
}
