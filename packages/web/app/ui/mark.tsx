type Props = { size?: number; className?: string }

/** The logo: an arrow that turns back and closes on a coin. Its lines have the color of the text. */
export function Mark({ size = 28, className }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <MarkShapes />
    </svg>
  )
}

/** The shapes of the logo on a grid of 32, for drawings that contain it. */
export function MarkShapes() {
  return (
    <>
      <path
        d="M13.4 7A10.5 10.5 0 1 0 25 17.5M20.7 21.2L25 16.9l4.3 4.3"
        className="fill-none stroke-current"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="22.6" cy="7.6" r="4.7" className="fill-gold" />
    </>
  )
}
