import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'

const tips = [m.concierge_tip_amount, m.concierge_tip_place, m.concierge_tip_follow, m.concierge_tip_own]

/** Tips for asking good questions. */
export function ChatTips() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="heading-3">
        {m.concierge_tips()}
      </h2>
      <ul className="mt-1.5 border-t border-line">
        {tips.map((tip) => (
          <li key={tip()} className="border-b border-line py-1 text-small">
            {tip()}
          </li>
        ))}
      </ul>
    </section>
  )
}
