import type { ReactNode } from 'react'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'

interface LandingScreenProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** One thing that happened, and the ways on. The heading takes the focus, since what was here is gone. */
export function LandingScreen({ heading, text, children }: LandingScreenProps) {
  const headingRef = useFocusOnAppearance<HTMLHeadingElement>()
  return (
    <div className="max-w-[34rem]">
      <h1 ref={headingRef} tabIndex={-1} className="heading-1 outline-none">
        {heading}
      </h1>
      <p className="mt-2 text-lead text-ink-2 wrap-anywhere">{text}</p>
      <div className="mt-4 grid gap-1.5 sm:flex sm:flex-wrap">{children}</div>
    </div>
  )
}
