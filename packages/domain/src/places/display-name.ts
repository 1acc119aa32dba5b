import { capitalize } from '../content/capitalize.ts'

const displayNames: Record<string, string> = {
  cdg: 'Charles de Gaulle Airport',
  'cdg-airport': 'Charles de Gaulle Airport',
  orly: 'Orly Airport',
  'orly-airport': 'Orly Airport',
}

/** A slug in words: the two Paris airports by name, all others capitalized (docs/product.md, Places). */
export function displayName(slug: string): string {
  if (Object.hasOwn(displayNames, slug)) return displayNames[slug] ?? slug
  return slug.split('-').filter(Boolean).map(capitalize).join(' ')
}
