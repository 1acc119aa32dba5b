import type { ReactNode } from 'react'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'

interface LandingScreenProps {
  heading: string
  text: string
  /** In a dialog: the id of its heading, which is then one level lower. */
  dialogHeadingId?: string
  /** The buttons or links to continue. */
  children: ReactNode
}

/**
 * A message about one outcome, with the next steps. The heading takes the focus, because the previous content is gone.
 */
export function LandingScreen({ heading, text, dialogHeadingId, children }: LandingScreenProps) {
  const headingRef = useFocusOnAppearance<HTMLHeadingElement>()
  const Heading = dialogHeadingId ? 'h2' : 'h1'
  return (
    <div className="max-w-[34rem]">
      <Heading
        ref={headingRef}
        id={dialogHeadingId}
        tabIndex={-1}
        className={`${dialogHeadingId ? 'heading-2 pe-5 text-section' : 'heading-1'} outline-none`}
      >
        {heading}
      </Heading>
      <p className={`text-ink-2 wrap-anywhere ${dialogHeadingId ? 'mt-0.5' : 'mt-2 text-lead'}`}>{text}</p>
      <div className={`grid gap-1.5 sm:flex sm:flex-wrap ${dialogHeadingId ? 'mt-2.5' : 'mt-4'}`}>
        {children}
      </div>
    </div>
  )
}
