import { isServed } from './old-browser.ts'

/**
 * Runs in the head before the page's styles, on a document to which people come in order to type: its scripts are asked for
 * before the browser has read the rest of the head. The start script then asks for them again, finds them on their way, and
 * deals with what does not come.
 */
export function fetchEarly(scripts: string[]) {
  if (!isServed()) return
  for (const href of scripts) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
