import browserslist from 'browserslist'

const targetNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
}

/**
 * Returns the oldest versions of a browserslist list in package.json in a compiler's notation: "safari16.4". Browsers
 * of `defaults` get everything; those of `reads` read pages as without scripts. Browsers that are left out share an
 * engine with these.
 */
export function browserTargets(list: 'defaults' | 'reads'): string[] {
  const oldest = new Map<string, number>()
  for (const browser of browserslist(null, { env: list, path: import.meta.dirname })) {
    const [name = '', versions = ''] = browser.split(' ')
    const target = targetNames[name]
    const version = Number.parseFloat(versions)
    if (target) oldest.set(target, Math.min(version, oldest.get(target) ?? version))
  }
  return [...oldest].map(([target, version]) => target + version)
}
