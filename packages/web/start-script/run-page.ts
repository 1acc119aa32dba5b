type Islands = { startIslands: () => Promise<void> }

/** Runs the router of a screen, which the build left in the page as text. Rejects when one of its files does not come. */
export function runRouter(): Promise<never> {
  return new Promise((_, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[data-scripts]')?.textContent ?? ''
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

/** Runs the islands of a document, whose module is the first of these files. */
export const runIslands =
  ([module = '']: string[]) =>
  async () =>
    ((await import(/* @vite-ignore */ module)) as Islands).startIslands()
