import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { root } from '../site/site-paths.ts'

const folder = join(root, 'supabase', 'functions')
const rooms: Record<string, string> = {
  '#server/': 'packages/server/src/',
  '@retour/domain/': 'packages/domain/src/',
}

export const functionNames = ['ai-concierge', 'get-refund-locations']
export const importMapFile = (name: string) => join(folder, name, 'deno.json')

/**
 * Returns the content of a function's deno.json. Deno reads neither the `imports` of our package.json files nor names
 * without extension, and the platform's bundler does not know workspaces. So the file lists every name that the
 * function imports, including types, with its file, and every package with its exact version.
 */
export function makeImportMap(name: string): string {
  const imports: Record<string, string> = {}
  const seen = new Set<string>()
  const open = [join(folder, name, 'index.ts')]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const specifier of file.endsWith('.ts') ? readSpecifiers(file) : []) {
      if (specifier.startsWith('node:')) continue
      const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : ownFile(specifier)
      if (target) open.push(target)
      if (!specifier.startsWith('.'))
        imports[specifier] = target ? relativePath(join(folder, name), target) : packageAddress(specifier)
    }
  }
  const sorted = Object.fromEntries(Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ imports: sorted }, null, 2)}\n`
}

function readSpecifiers(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { errors, module } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter((specifier) => specifier !== undefined)
}

/** Returns the file of one of our modules; null for a package. */
function ownFile(specifier: string): string | null {
  const room = Object.keys(rooms).find((prefix) => specifier.startsWith(prefix))
  if (!room) return null
  const path = specifier.slice(room.length)
  return join(root, rooms[room]!, path.endsWith('.json') ? path : `${path}.ts`)
}

const relativePath = (from: string, to: string) => relative(from, to).split(sep).join('/')

const versions: Record<string, string> = Object.assign(
  {},
  ...['domain', 'server'].map((room) => {
    const file = join(root, 'packages', room, 'package.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }).dependencies
  }),
)

function packageAddress(specifier: string): string {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const version = versions[name]
  if (!version) throw new Error(`${name} is imported by a function and is no dependency of server or domain`)
  return `npm:${name}@${version}${path}`
}
