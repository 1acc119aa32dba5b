/** Calls `act` after the load event of the page; at once if it has been. */
export function afterLoad(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}
