/**
 * Fetches a script ahead of the program that imports it; false when it does not come, and it can be asked for again.
 * A browser that cannot fetch ahead fetches all as it runs the program.
 */
export function fetchScript(href: string): Promise<boolean> {
  return new Promise((settle) => {
    const link = document.createElement('link')
    if (!link.relList.supports('modulepreload')) settle(true)
    link.rel = 'modulepreload'
    link.href = href
    link.addEventListener('load', () => settle(true))
    link.addEventListener('error', () => settle(false))
    document.head.append(link)
  })
}
