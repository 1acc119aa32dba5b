/** Caches the page of a URL for offline use; loads `cachePages` when it is needed. */
export function cacheForLater(address: string): void {
  void import('./cache-pages.ts').then(({ cachePages }) => cachePages(address)).catch(() => null)
}
