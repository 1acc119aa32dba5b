import { shell_browser_old } from '../messages/en/shell.json'

/**
 * Returns whether this browser gets the full site (docs/browsers.md). It checks what the oldest supported versions
 * introduced: Safari 16.4 and Firefox 128 the first, Chrome 111 the second; the third is what the site's scripts use
 * most.
 */
export const isSupported = () =>
  'CSSPropertyRule' in window &&
  CSS.supports('color', 'color-mix(in lab, red, red)') &&
  'toSorted' in Array.prototype

/** Shows the page as without scripts, with a line of this class that says what does not work here. */
export function showWithoutScripts(className: string) {
  addEventListener('DOMContentLoaded', () => {
    for (const part of Array.from(document.querySelectorAll('noscript')))
      part.outerHTML = part.textContent ?? ''
    const line = document.createElement('p')
    line.className = className
    line.textContent = shell_browser_old
    document.body.prepend(line)
  })
}
