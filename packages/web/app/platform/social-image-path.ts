/**
 * Returns the image of a shared link: one for each country and place, one for all articles, and that of the home page
 * for everything else. `path` is the canonical path of the page.
 */
export function socialImagePath(path: string): string {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  if (/^(?:france|spain|italy|germany)$/.test(first)) return imagePath(second ? `${first}-${second}` : first)
  const isPlace = /^(?:map-locations|vat-calculator)$/.test(first) && second && third
  if (isPlace) return imagePath(`${second}-${third}`)
  return imagePath(/vat-refund|tax-free/.test(first) ? 'articles' : 'home')
}

const imagePath = (name: string) => `/social/${name}.png`
