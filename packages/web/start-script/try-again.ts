/** Reloads the page if the server is reachable; otherwise calls `fail`. */
export async function reloadIfPossible(fail: () => void): Promise<void> {
  const isServerThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (!isServerThere) return fail()
  location.reload()
}
