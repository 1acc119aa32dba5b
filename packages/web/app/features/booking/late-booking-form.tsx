import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { BookingPlace } from './booking-place.ts'

const waitClass = 'h-[2160px] md:h-[1940px]'

const form = lazyPart(() => import('./booking-form.tsx').then(({ BookingForm }) => BookingForm), waitClass)

/** How far below the screen the form's script is asked for. */
const lookAhead = '600px'

/** The form on a page that is read: its script comes for who scrolls to it, and nothing moves when it does. */
export function LateBookingForm({ place }: { place: BookingPlace }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: lookAhead },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      {isNear ? <form.Part place={place} Heading="h3" /> : <div aria-hidden className={waitClass} />}
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">{m.booking_without_script()}</p>
      </noscript>
    </div>
  )
}
