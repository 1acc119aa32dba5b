/** What was pressed opens a part whose script is still coming: on a slow road that takes seconds, and is said at once. */
export function PartWait({ words }: { words: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-2 bottom-2 z-10 mx-auto max-w-[22rem] rounded bg-ink px-2 py-1.75 text-small text-ground shadow-float print:hidden"
    >
      {words}
    </p>
  )
}
