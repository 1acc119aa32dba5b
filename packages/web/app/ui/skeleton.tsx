/**
 * A grey bar of a loading card. Set its width and height by class to those of the text, so that nothing moves later.
 */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block rounded-sm bg-line ${className}`} />
}
