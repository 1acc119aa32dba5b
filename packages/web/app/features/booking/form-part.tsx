import { useId, type ReactNode } from 'react'

interface FormPartProps {
  heading: string
  /** h2 on the booking page, h3 within another page. */
  Heading: 'h2' | 'h3'
  /** A function receives the heading's id, for controls that it labels. */
  children: ReactNode | ((headingId: string) => ReactNode)
}

/** A group of the form, below a line. */
export function FormPart({ heading, Heading, children }: FormPartProps) {
  const headingId = useId()
  return (
    <div className="grid min-w-0 gap-2.25 border-t border-ink pt-2">
      <Heading id={headingId} className="heading-3">
        {heading}
      </Heading>
      {typeof children === 'function' ? children(headingId) : children}
    </div>
  )
}
