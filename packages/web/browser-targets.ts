import browserslist from 'browserslist'

const targetNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
}

/**
 * The oldest versions of a list in package.json as a compiler takes them: "safari16.4". `defaults` are served in full;
 * `reads` are those that read pages as without a script. Browsers that are left out share an engine with these.
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
