import { capitalize } from '../content/capitalize.ts'

const displayNames: Record<string, string> = {
  cdg: 'Charles de Gaulle Airport',
  'cdg-airport': 'Charles de Gaulle Airport',
  orly: 'Orly Airport',
  'orly-airport': 'Orly Airport',
}

/**
 * Returns the name of a slug: the two Paris airports have their own names, all others are capitalized (docs/product.md,
 * Places).
 */
export function displayName(slug: string): string {
  if (Object.hasOwn(displayNames, slug)) return displayNames[slug] ?? slug
  return slug.split('-').filter(Boolean).map(capitalize).join(' ')
}
