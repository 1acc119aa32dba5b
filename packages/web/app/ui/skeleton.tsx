/** One grey bar of a loading card. Give width and height by class, so that nothing moves when the words come. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block rounded-sm bg-line ${className}`} />
}
