/** Has the page of this address kept for use without a network; see `cachePages`, which comes when it is needed. */
export function cacheForLater(address: string): void {
  void import('./cache-pages.ts').then(({ cachePages }) => cachePages(address)).catch(() => null)
}
