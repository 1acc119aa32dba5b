import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
> & {
  scripts?: Record<string, string>
}
type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}

const root = join(import.meta.dirname, '../..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root })]
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('94: every dependency is named with one exact version', () => {
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(file) as Manifest
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(
        ([name, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) && !name.startsWith('@retour/'),
      )
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

test('94: what is fetched is a package of the registry, held to its checksum', () => {
  expect(fetched.length).toBeGreaterThan(100)
  expect(
    fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
  const elsewhere = fetched.filter(([, { resolved }]) => resolved && !/\/-\/[^/]+\.tgz$/.test(resolved))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('94: nothing that is installed runs a script of its own', () => {
  expect(fetched.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  const own = manifests.flatMap((file) => Object.keys((readJson(file) as Manifest).scripts ?? {}))
  expect(own.filter((name) => /^(?:pre|post)?(?:install|prepare|prepublish)$/.test(name))).toEqual([])
})
