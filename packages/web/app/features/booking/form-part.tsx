import { useId, type ReactNode } from 'react'

interface FormPartProps {
  heading: string
  /** h2 where the form is the page, h3 where it is a part of one. */
  Heading: 'h2' | 'h3'
  /** The heading's id, for controls that are named by it. */
  children: ReactNode | ((headingId: string) => ReactNode)
}

/** One of the form's groups, under a rule. */
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
