import { m } from '#app/paraglide/messages.js'

/** A link to a section of the page; `id` is its anchor. */
export type ContentsEntry = { id: string; label: string }

/** The contents of a long page, in a bar that stays visible while scrolling. */
export function ContentsBar({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav aria-label={m.guides_contents()} data-contents="" className="border-b border-line bg-ground">
      <ul className="page flex scroll-row gap-2.5 text-small font-medium">
        {entries.map(({ id, label }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="inline-flex min-h-control items-center text-ink-2 no-underline -outline-offset-3 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
