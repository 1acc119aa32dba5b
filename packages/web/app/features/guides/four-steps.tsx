import { refundSteps } from '@retour/domain/content/refund-steps'
import { m } from '#app/paraglide/messages.js'

/** The four steps of a refund, from the shop to the card. */
export function FourSteps() {
  return (
    <section className="page py-8 md:py-12" aria-labelledby="four-steps">
      <h2 id="four-steps" className="heading-2 max-w-[11.4em] md:max-w-none">
        {m.guides_four_steps()}
      </h2>
      <ol className="mt-3 md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {refundSteps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[56px_1fr] border-t border-line py-2.5 md:block md:border-ink md:pb-0"
          >
            <span
              aria-hidden="true"
              className="block font-display text-[2.5rem] leading-none text-gold-ink md:mb-2 md:text-[3.5rem]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="heading-3">{name}</h3>
              <p className="mt-0.75 text-small text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
