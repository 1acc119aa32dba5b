type Islands = { startIslands: () => Promise<void> }

/**
 * Runs the router of a screen, whose code the build left in the page as text. Rejects if one of its files does not
 * load; it never resolves.
 */
export function runRouter(): Promise<never> {
  return new Promise((_, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[data-scripts]')?.textContent ?? ''
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

/** Returns a function that runs the islands of a document. The first of the files is their entry module. */
export const runIslands =
  ([module = '']: string[]) =>
  async () =>
    ((await import(/* @vite-ignore */ module)) as Islands).startIslands()
