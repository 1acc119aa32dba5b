/** Has the page of this address kept for use without a network; see `keepPages`, which comes when it is needed. */
export function keepForLater(address: string): void {
  void import('./keep-pages.ts').then(({ keepPages }) => keepPages(address)).catch(() => null)
}
