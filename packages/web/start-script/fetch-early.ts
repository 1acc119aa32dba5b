import { isSupported } from './old-browser.ts'

/**
 * Runs in the head before the styles, on documents where people come to type. Preloads the scripts before the browser
 * has parsed the rest of the head. The start script requests the same files again and handles failures.
 */
export function fetchEarly(scripts: string[]) {
  if (!isSupported()) return
  for (const href of scripts) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
