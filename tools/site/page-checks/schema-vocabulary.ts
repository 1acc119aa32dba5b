import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { webDirectory } from '../site-paths.ts'

/** The types of schema.org, each with its own and inherited properties. */
export type SchemaVocabulary = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the vocabulary from the declarations of schema-dts, which are generated from schema.org. */
export function readSchemaVocabulary(): SchemaVocabulary {
  const file = createRequire(join(webDirectory, 'package.json')).resolve('schema-dts')
  const declarations = readFileSync(file.replace(/\.js$/, '.d.ts'), 'utf8')
  const bases = new Map<string, { parents: string[]; properties: string[] }>()
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /^interface (\w+Base) extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
  ))
    bases.set(name, {
      parents: parents.split(',').map((parent) => parent.trim()),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
    })
  const propertiesOf = (base: string): string[] => {
    const found = bases.get(base)
    return found ? [...found.properties, ...found.parents.flatMap(propertiesOf)] : []
  }
  const types = new Map<string, Set<string>>()
  for (const [, base = '', type = ''] of declarations.matchAll(
    /^export interface \w+Leaf extends (\w+Base)[^{]*\{\n {4}"@type": "(\w+)"/gm,
  ))
    types.set(type, new Set(propertiesOf(base)))
  return types
}
